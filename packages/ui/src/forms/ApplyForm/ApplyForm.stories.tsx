import {
  interfaceResume,
  longProfileResumes,
  profileResumeList,
  profileResumes,
  researchResume,
  rightToLeftProfileResume,
  screeningQuestions,
} from '@skillharbor/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import type { Submission } from '../../primitives/state.ts';
import { fillIn } from '../../testing/fields.ts';
import { ApplyForm } from './ApplyForm.tsx';
import type { EarlierLetter } from './earlierLetter.ts';
import { emptyApplication } from './applyValues.ts';

const meta = {
  component: ApplyForm,
  args: {
    submission: { status: 'idle' },
    onSubmit: fn(),
    onDirtyChange: fn(),
    cancelHref: '/job/1',
  },
} satisfies Meta<typeof ApplyForm>;
export default meta;
type Story = StoryObj<typeof meta>;

const resume = new File(['%PDF-1.7 a resume'], 'Amara Okafor.pdf', { type: 'application/pdf' });

export const Empty: Story = {};

/** After a reload, the form contains the typed values again, marks them as a draft, and has not sent them. */
export const ComingBack: Story = {
  args: {
    initial: { ...emptyApplication(), cover_letter: 'Hello again.', resume: null },
    draft: { savedAt: '2026-06-15T08:30:00.000Z', filesLost: true, onDiscard: fn() },
  },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Cover letter' })).toHaveValue('Hello again.');
    await expect(args.onDirtyChange).toHaveBeenLastCalledWith(true);
    await expect(canvas.getByText('Your draft is back')).toBeVisible();
    await expect(canvas.getByText(/Jun 15, 2026, 8:30 AM UTC.*Please choose your file again/)).toBeVisible();
  },
};

export const DraftDiscarded: Story = {
  ...ComingBack,
  tags: ['behaviour'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Discard draft' }));
    await expect(canvas.getByRole('textbox', { name: 'Cover letter' })).toHaveValue('');
    await expect(args.draft?.onDiscard).toHaveBeenCalledOnce();
    await expect(args.onDirtyChange).toHaveBeenLastCalledWith(false);
  },
};

/** A second press while the first request is pending sends nothing. */
export const Filled: Story = {
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await fillIn(userEvent, canvasElement, {
      'Cover letter': '  Hello, I would like to help.  ',
      Resume: resume,
    });
    await expect(canvas.getByText('Amara Okafor.pdf')).toBeVisible();
    await expect(args.onDirtyChange).toHaveBeenLastCalledWith(true);
    await userEvent.dblClick(canvas.getByRole('button', { name: 'Submit application' }));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await expect(args.onSubmit).toHaveBeenCalledWith({
      cover_letter: 'Hello, I would like to help.',
      resume,
      screening_answers: [],
    });
  },
};

/** The client asks three questions, and the last one is optional. */
export const WithQuestions: Story = {
  args: { questions: screeningQuestions },
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await fillIn(userEvent, canvasElement, { 'Cover letter': 'Hello', Resume: resume });
    await userEvent.type(canvas.getByRole('textbox', { name: /^Which booking flow/ }), 'The night ferries.');
    await userEvent.click(canvas.getByRole('radio', { name: 'Within a month' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Submit application' }));
    await expect(args.onSubmit).toHaveBeenCalledWith({
      cover_letter: 'Hello',
      resume,
      screening_answers: [
        { question_id: 'flow', answer: 'The night ferries.' },
        { question_id: 'start', answer: 'Within a month' },
      ],
    });
  },
};

/** A required question without an answer has an error, and gets the focus if it is the first error. */
export const AnswersMissing: Story = {
  args: { questions: screeningQuestions, initial: { ...emptyApplication(), cover_letter: 'Hello', resume } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Submit application' }));
    const flow = canvas.getByRole('textbox', { name: /^Which booking flow/ });
    await waitFor(() => expect(flow).toHaveFocus());
    await expect(flow).toHaveAccessibleDescription('Answer this question.');
    await expect(canvas.getByText('Choose an answer.')).toBeVisible();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

/** The answer to an optional question with choices can be removed again. */
export const ChoiceTakenBack: Story = {
  tags: ['behaviour'],
  args: {
    questions: screeningQuestions.map((question) => ({ ...question, is_required: false })),
    initial: { ...emptyApplication(), cover_letter: 'Hello', resume, 'screening_answers.start': 'Later' },
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'No answer' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Submit application' }));
    await expect(args.onSubmit).toHaveBeenCalledWith(expect.objectContaining({ screening_answers: [] }));
  },
};

/** The client has changed the questions while the freelancer was writing. The typed text is still in the form. */
export const QuestionsChanged: Story = {
  args: {
    questions: screeningQuestions,
    initial: {
      ...emptyApplication(),
      cover_letter: 'Hello',
      resume,
      'screening_answers.flow': 'The night ferries.',
    },
    submission: {
      status: 'failed',
      fieldErrors: {
        screening_answers: [
          'The client has changed the questions of this job. Please answer them as they are now.',
        ],
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(/^The client has changed the questions/);
    await expect(canvas.getByRole('textbox', { name: /^Which booking flow/ })).toHaveValue(
      'The night ferries.',
    );
  },
};

export const Invalid: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Submit application' }));
    await expect(canvas.getByText('Write a cover letter.')).toBeVisible();
    await expect(canvas.getByText('Choose your resume.')).toBeVisible();
    const letter = canvas.getByRole('textbox', { name: 'Cover letter' });
    await waitFor(() => expect(letter).toHaveFocus());
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

/** An error disappears when its field is corrected. */
export const Mended: Story = {
  tags: ['behaviour'],
  play: async (context) => {
    await Invalid.play?.(context);
    const { canvas, userEvent } = context;
    await userEvent.keyboard('Hello');
    await expect(canvas.queryByText('Write a cover letter.')).not.toBeInTheDocument();
  },
};

export const WrongType: Story = {
  play: async ({ canvas, userEvent }) => {
    const user = userEvent.setup({ applyAccept: false });
    await user.upload(canvas.getByLabelText('Resume'), new File(['<svg/>'], 'portrait.svg'));
    await expect(canvas.getByText(/“portrait.svg” cannot be used/)).toBeVisible();
  },
};

export const TooLarge: Story = {
  play: async ({ canvas, userEvent }) => {
    const file = new File([new Uint8Array(5 * 1024 * 1024 + 1)], 'with-every-picture.pdf');
    await userEvent.upload(canvas.getByLabelText('Resume'), file);
    await expect(canvas.getByText(/Please choose a file of at most 5 MB/)).toBeVisible();
  },
};

/** The counter appears near the limit. A text that is too long is not cut off. */
export const LetterTooLong: Story = {
  tags: ['stress'],
  play: async ({ args, canvas, userEvent }) => {
    const letter = canvas.getByRole('textbox', { name: 'Cover letter' });
    await userEvent.click(letter);
    await userEvent.paste('a'.repeat(10_003));
    await expect(letter).toHaveValue('a'.repeat(10_003));
    await expect(canvas.getAllByText(/3 characters too many/)[0]).toBeVisible();
    await userEvent.upload(canvas.getByLabelText('Resume'), resume);
    await userEvent.click(canvas.getByRole('button', { name: 'Submit application' }));
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await waitFor(() => expect(letter).toHaveFocus());
  },
};

/** The server refuses the file after the upload. The letter and the file are still in the form. */
export const SubmittingAndFailing: Story = {
  // This story's plain button has WebKitGTK's colours, which are light even in the dark theme.
  tags: ['not-webkit'],
  render: function Sending(args) {
    const [submission, setSubmission] = useState<Submission>({ status: 'idle' });
    return (
      <>
        <ApplyForm
          {...args}
          submission={submission}
          onSubmit={() => setSubmission({ status: 'submitting', progress: 0.4 })}
        />
        <button
          type="button"
          onClick={() =>
            setSubmission({
              status: 'failed',
              fieldErrors: { resume: ['This file is not a PDF, whatever its name says.'] },
            })
          }
        >
          Refuse
        </button>
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Cover letter' }), 'Hello');
    await userEvent.upload(canvas.getByLabelText('Resume'), resume);
    await userEvent.click(canvas.getByRole('button', { name: 'Submit application' }));
    await expect(canvas.getByText('40% sent')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Refuse' }));
    await expect(canvas.getByText('This file is not a PDF, whatever its name says.')).toBeVisible();
    await waitFor(() => expect(canvas.getByLabelText('Resume')).toHaveFocus());
    await expect(canvas.getByRole('textbox', { name: 'Cover letter' })).toHaveValue('Hello');
    await expect(canvas.getByText('Amara Okafor.pdf')).toBeVisible();
  },
};

export const Submitting: Story = { args: { submission: { status: 'submitting' } } };

export const ServerError: Story = {
  args: { submission: { status: 'failed', message: "You've already applied to this job." } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("You've already applied to this job.")).toBeVisible();
  },
};

export const RightToLeft: Story = {
  args: {
    initial: {
      ...emptyApplication(),
      cover_letter: 'مرحبًا،\n\nعملت على تطبيقين للحجز، ويسعدني أن أنضم إليكم.',
      resume: null,
    },
  },
  globals: { direction: 'rtl' },
};

const savedResumes = profileResumeList(profileResumes);

/** The default resume is chosen, and another one is a press away. */
export const WithSavedResumes: Story = {
  args: { savedResumes },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Cover letter' }), 'Hello');
    await expect(canvas.getByRole('radio', { name: /^Interface design/ })).toBeChecked();
    await expect(canvas.queryByLabelText('Resume')).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('radio', { name: /^Research and workshops/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Submit application' }));
    await expect(args.onSubmit).toHaveBeenCalledWith({
      cover_letter: 'Hello',
      use_profile_resume: true,
      profile_resume: researchResume.id,
      screening_answers: [],
    });
  },
};

/** A new file can be saved for later applications. */
export const AnotherFile: Story = {
  args: { savedResumes },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Cover letter' }), 'Hello');
    await userEvent.click(canvas.getByRole('radio', { name: 'Another file' }));
    await userEvent.upload(canvas.getByLabelText('Resume'), resume);
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Save this file on my profile' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Submit application' }));
    await expect(args.onSubmit).toHaveBeenCalledWith({
      cover_letter: 'Hello',
      resume,
      save_resume: true,
      screening_answers: [],
    });
  },
};

/** The profile is full, so the new file can only be sent. */
export const NoRoomToSave: Story = {
  args: {
    savedResumes: profileResumeList(longProfileResumes),
    initial: { ...emptyApplication(), cover_letter: 'Hello', resume },
  },
  tags: ['stress'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Amara Okafor.pdf')).toBeVisible();
    await expect(canvas.queryByRole('checkbox')).not.toBeInTheDocument();
  },
};

/** The profile became full in another tab. The box stays, so that the user can clear it. */
export const FullMeanwhile: Story = {
  args: {
    savedResumes: profileResumeList(profileResumes),
    initial: { ...emptyApplication(), cover_letter: 'Hello', resume, save_resume: true },
    submission: {
      status: 'failed',
      fieldErrors: { save_resume: ['A profile has at most 5 resumes. Remove one first.'] },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('A profile has at most 5 resumes. Remove one first.')).toBeVisible();
    await expect(canvas.getByRole('checkbox', { name: 'Save this file on my profile' })).toBeChecked();
  },
};

/** The draft names a resume that was removed from the profile, so a file is asked for. */
export const ChosenResumeRemoved: Story = {
  tags: ['behaviour'],
  args: {
    savedResumes: profileResumeList([researchResume]),
    initial: { ...emptyApplication([], [interfaceResume]), cover_letter: 'Hello' },
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('radio', { name: 'Another file' })).toBeChecked();
    await userEvent.click(canvas.getByRole('button', { name: 'Submit application' }));
    await expect(canvas.getByText('Choose your resume.')).toBeVisible();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

const letters: readonly EarlierLetter[] = [
  {
    id: 12,
    jobTitle: 'Seat maps for an airline',
    sentAt: '2026-05-28T10:00:00.000Z',
    text: 'Dear team,\n\nI drew the seat map of the night ferries, and watched forty passengers use it.',
  },
  {
    id: 9,
    jobTitle: 'Product designer',
    sentAt: '2026-05-02T10:00:00.000Z',
    text: 'Hello, two of your screens made me write this letter.',
  },
];
const offered = { letters: { status: 'ready', data: letters }, onShow: fn() } as const;
const showLetters: NonNullable<Story['play']> = async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Begin from an earlier letter' }));
};

/** A letter goes into the empty field, and undoing empties it again. */
export const FromAnEarlierLetter: Story = {
  args: { earlierLetters: offered },
  play: async (context) => {
    const { canvas, userEvent } = context;
    const field = canvas.getByRole('textbox', { name: 'Cover letter' });
    await showLetters(context);
    await expect(offered.onShow).toHaveBeenCalled();
    await userEvent.click(
      await canvas.findByRole('button', { name: 'Use the letter for “Product designer”' }),
    );
    await expect(field).toHaveValue(letters[1]?.text);
    await expect(canvas.getByText(/^This is your letter for “Product designer”/)).toBeVisible();
  },
};

export const EarlierLetterUndone: Story = {
  tags: ['behaviour'],
  args: { earlierLetters: offered },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await FromAnEarlierLetter.play?.(context);
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await expect(canvas.getByRole('textbox', { name: 'Cover letter' })).toHaveValue('');
    await expect(canvas.getByRole('button', { name: 'Begin from an earlier letter' })).toHaveFocus();
  },
};

/** What was typed is replaced only after a question, and comes back. */
export const TypedTextKept: Story = {
  tags: ['behaviour'],
  args: {
    earlierLetters: offered,
    initial: { ...emptyApplication(), cover_letter: 'Hello again.' },
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    const field = canvas.getByRole('textbox', { name: 'Cover letter' });
    const use = () => canvas.findByRole('button', { name: 'Use the letter for “Seat maps for an airline”' });
    await showLetters(context);
    await userEvent.click(await use());
    await userEvent.click(await screen.findByRole('button', { name: 'Keep my text' }));
    await expect(field).toHaveValue('Hello again.');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    await userEvent.click(await use());
    await userEvent.click(await screen.findByRole('button', { name: 'Replace' }));
    await expect(field).toHaveValue(letters[0]?.text);
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    await userEvent.click(canvas.getByRole('button', { name: 'Use the letter for “Product designer”' }));
    await expect(field).toHaveValue(letters[1]?.text);
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await expect(field).toHaveValue('Hello again.');
  },
};

export const EarlierLettersLoading: Story = {
  args: { earlierLetters: { letters: { status: 'loading' }, onShow: fn() } },
  play: showLetters,
};

export const NoEarlierLetters: Story = {
  args: { earlierLetters: { letters: { status: 'ready', data: [] }, onShow: fn() } },
  play: async (context) => {
    await showLetters(context);
    await expect(await context.canvas.findByText(/^There is no earlier letter/)).toBeVisible();
  },
};

export const EarlierLettersFailed: Story = {
  args: {
    earlierLetters: {
      letters: { status: 'error', message: 'Unable to load your letters.', onRetry: fn() },
      onShow: fn(),
    },
  },
  play: async (context) => {
    await showLetters(context);
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent('Unable to load your letters.');
  },
};

export const RightToLeftResume: Story = {
  args: {
    savedResumes: profileResumeList([rightToLeftProfileResume]),
    earlierLetters: offered,
  },
  globals: { direction: 'rtl' },
};
