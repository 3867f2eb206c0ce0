import {
  interfaceResume,
  longProfileResumes,
  profileResumeList,
  profileResumes,
  researchResume,
  rightToLeftProfileResume,
} from '@skillharbor/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import form from './ApplyForm.stories.tsx';
import { ApplyForm } from './ApplyForm.tsx';
import { emptyApplication } from './applyValues.ts';

const meta = { component: ApplyForm, args: form.args } satisfies Meta<typeof ApplyForm>;
export default meta;
type Story = StoryObj<typeof meta>;

const resume = new File(['%PDF-1.7 a resume'], 'Amara Okafor.pdf', { type: 'application/pdf' });

const savedResumes = profileResumeList(profileResumes);

/** The default resume is chosen. A single press chooses another one. */
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

/** The profile has the maximum number of resumes, so the new file can be sent but not saved. */
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

/**
 * The profile reached its maximum of resumes in another tab. The checkbox is still shown, so that the user can clear
 * it.
 */
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

/** The draft names a resume that was removed from the profile, so the form asks for a file. */
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

export const RightToLeftResume: Story = {
  args: {
    savedResumes: profileResumeList([rightToLeftProfileResume]),
    earlierLetters: { letters: { status: 'ready', data: [] }, onShow: fn() },
  },
  globals: { direction: 'rtl' },
};
