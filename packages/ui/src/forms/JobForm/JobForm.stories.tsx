import { job, jobInput as validJob, longJob, rightToLeftJob, TODAY, unbrokenJob } from '@skillharbor/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { fillIn } from '../../testing/fields.ts';
import { emptyJob, jobInput, jobValues } from './jobValues.ts';
import { JobForm } from './JobForm.tsx';

const meta = {
  component: JobForm,
  args: {
    today: TODAY,
    publication: 'new',
    submission: { status: 'idle' },
    submitLabel: 'Create Job',
    submittingLabel: 'Creating job…',
    cancelHref: '/',
    onSubmit: fn(),
    onDirtyChange: fn(),
  },
  parameters: { wide: true },
  decorators: [
    (Story) => (
      <>
        <h1 hidden>Job</h1>
        <Story />
      </>
    ),
  ],
} satisfies Meta<typeof JobForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('combobox', { name: 'Category' })).toHaveValue('other');
    await expect(canvas.getByRole('radio', { name: 'Full-time' })).toBeChecked();
    await expect(canvas.getByRole('radio', { name: 'On site' })).toBeChecked();
    await expect(canvas.getByLabelText('Application deadline')).toHaveAttribute('min', TODAY);
    await expect(args.onDirtyChange).toHaveBeenLastCalledWith(false);
  },
};

/** The user fills in the form by keyboard, from the first field to the button. */
export const FilledInByKeyboard: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await userEvent.keyboard(`${validJob.title}{Tab}${validJob.short_description}{Tab}Two{Enter}lines `);
    await expect(args.onDirtyChange).toHaveBeenLastCalledWith(true);
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Category' }), 'tech');
    await userEvent.click(canvas.getByRole('textbox', { name: 'Location' }));
    await userEvent.keyboard(`${validJob.location}{Tab}{ArrowDown}{Tab}{ArrowDown}`);
    await userEvent.click(canvas.getByRole('textbox', { name: 'From' }));
    await userEvent.keyboard('60{Tab}75{Tab}');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Currency' }), 'EUR');
    await expect(canvas.getByText('€60–75 an hour', { selector: 'strong' })).toBeVisible();
    await userEvent.type(canvas.getByLabelText('Application deadline'), '2026-07-06');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Limit of applications (optional)' }), '30');
    await waitFor(() => expect(canvas.getAllByText('2 suggestions').length).toBeGreaterThan(0), {
      timeout: 5_000,
    });
    await userEvent.click(canvas.getByRole('radio', { name: /^Without their names/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Create Job' }));
    await expect(args.onSubmit).toHaveBeenCalledWith(
      {
        ...jobInput(emptyJob),
        title: validJob.title,
        short_description: validJob.short_description,
        description: 'Two\nlines',
        category: 'tech',
        location: validJob.location,
        pay: { min: 60, max: 75, currency: 'EUR', period: 'hour' },
        salary_range: null,
        employment_type: 'part-time',
        remote: 'hybrid',
        application_deadline: '2026-07-06',
        decision_date: null,
        blind_review: true,
        application_limit: 30,
      },
      null,
    );
  },
};

/** The first invalid field gets the focus. Its error disappears as soon as the field changes. */
export const Invalid: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Create Job' }));
    const title = canvas.getByRole('textbox', { name: 'Title' });
    await waitFor(() => expect(title).toHaveFocus());
    await expect(title).toHaveAccessibleDescription(/^Title is required/);
    await expect(canvas.getByText('Application deadline is required')).toBeVisible();
    await expect(args.onSubmit).not.toHaveBeenCalled();

    await userEvent.keyboard('D');
    await expect(canvas.queryByText('Title is required')).not.toBeInTheDocument();
    await userEvent.clear(title);
    await userEvent.click(canvas.getByRole('button', { name: 'Create Job' }));
    await expect(canvas.getByText('Title is required')).toBeVisible();
  },
};

const initial = jobValues({
  ...job,
  ...validJob,
  decision_date: job.decision_date,
  screening_questions: [],
});

/** The upper amount is less than the lower one, so the pay cannot be saved and has no preview. */
export const PayReversed: Story = {
  args: { initial: { ...initial, pay_min: '75', pay_max: '60' } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Create Job' }));
    await expect(canvas.getByText('The upper amount is below the lower one.')).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'To' })).toHaveFocus());
    await expect(canvas.getByText('No amount yet.')).toBeVisible();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

/** Screen readers announce the pay when the user pauses, instead of at each key. */
export const PayAnnounced: Story = {
  args: { initial },
  play: async ({ canvas, userEvent }) => {
    const upper = canvas.getByRole('textbox', { name: 'To' });
    await userEvent.clear(upper);
    await userEvent.type(upper, '1,200.00');
    await expect(canvas.getByText('$32–1,200 an hour', { selector: 'strong' })).toBeVisible();
    const said = () => canvas.getAllByRole('status').map((status) => status.textContent);
    await waitFor(() => expect(said()).toContain('It will read: $32–1,200 an hour'), { timeout: 5_000 });
  },
};

export const DeadlineInThePast: Story = {
  args: { initial },
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    await fillIn(userEvent, canvasElement, { 'Application deadline': '2026-06-14' });
    await userEvent.click(canvas.getByRole('button', { name: 'Create Job' }));
    await expect(canvas.getByText('The deadline must be today or later')).toBeVisible();
    await waitFor(() => expect(canvas.getByLabelText('Application deadline')).toHaveFocus());
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

/**
 * A suggestion appears when the user pauses, and stays until the next pause. The client can post the job without
 * following it.
 */
export const WithSuggestions: Story = {
  args: { initial: { ...initial, description: job.description } },
  play: async ({ canvas, userEvent, args }) => {
    const said = () => canvas.getAllByRole('status').map((status) => status.textContent);
    const suggestion = () => canvas.queryByText(/Find other words for “ninja”/);
    const text = canvas.getByRole('textbox', { name: 'Description' });
    await waitFor(() => expect(canvas.getAllByText('Preview').length).toBeGreaterThan(0));
    await userEvent.type(text, ' We want a ninja');
    await expect(suggestion(), 'Not while the user types.').not.toBeInTheDocument();
    await waitFor(() => expect(suggestion()).toBeInTheDocument(), { timeout: 5_000 });
    await expect(said()).toContain('1 suggestion');

    await userEvent.type(text, ' of the sea.');
    await expect(suggestion(), 'Nothing flickers.').toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Create Job' }));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};

/** The card and the page look as applicants will see them, but their links and buttons cannot be pressed. */
export const Previewed: Story = {
  args: { initial: { ...initial, description: job.description }, company: job },
  play: async ({ canvas, userEvent }) => {
    const [open] = await waitFor(() =>
      canvas.getAllByRole('button', { name: /^Preview (?:the page|and suggestions)$/ }),
    );
    if (open) await userEvent.click(open);
    const dialog = await screen.findByRole('dialog', { name: 'Preview' });
    await waitFor(() => expect(within(dialog).getAllByText(validJob.title)).toHaveLength(2));
    await expect(within(dialog).getByText('Apply Now').closest('[inert]')).not.toBeNull();
    await expect(within(dialog).getAllByText('$32–40 an hour')).toHaveLength(2);
  },
};

/** A pasted text is not cut off. The counter shows by how many characters it exceeds the limit. */
export const TooLong: Story = {
  args: { initial: { ...initial, title: 'x'.repeat(121), short_description: 'y'.repeat(301) } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('1 character too many.')).toBeVisible();
    await userEvent.click(canvas.getByRole('textbox', { name: 'Short description' }));
  },
};

/** The form reports all texts that are too long at once, even in fields without a counter. */
export const TooLongToSend: Story = {
  args: TooLong.args,
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Create Job' }));
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Title' })).toHaveFocus());
    await expect(canvas.getByText('Please use at most 120 characters')).toBeVisible();
    await expect(canvas.getByText('1 character too many.')).toBeVisible();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

/** The form cannot be submitted twice, and the button keeps the focus. */
export const Submitting: Story = {
  args: { initial, submission: { status: 'submitting' } },
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole('button', { name: /Creating job…/ });
    await userEvent.click(button);
    await expect(button).toHaveFocus();
    await userEvent.type(canvas.getByRole('textbox', { name: 'Title' }), '{Enter}');
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const PressedTwice: Story = {
  args: { initial },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.dblClick(canvas.getByRole('button', { name: 'Create Job' }));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};

export const ServerError: Story = {
  args: {
    initial,
    submission: { status: 'failed', message: 'The service is busy. Please try again shortly.' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The service is busy');
    await expect(canvas.getByRole('textbox', { name: 'Title' })).toHaveValue(validJob.title);
  },
};

export const ServerFieldError: Story = {
  args: {
    initial,
    submission: {
      status: 'failed',
      fieldErrors: { application_deadline: ['The deadline must be today or later.'] },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The deadline must be today or later.')).toBeVisible();
    await waitFor(() => expect(canvas.getByLabelText('Application deadline')).toHaveFocus());
  },
};

/** The job is published on a later day, which must not be after its deadline. */
export const Planned: Story = {
  args: { initial: { ...initial, publish_on: '2026-06-20' } },
  play: async ({ canvas, userEvent, args }) => {
    const day = canvas.getByLabelText(/^Public from/);
    await userEvent.click(canvas.getByRole('button', { name: 'Create Job' }));
    await expect(args.onSubmit).toHaveBeenLastCalledWith(expect.anything(), '2026-06-20');
    await userEvent.clear(day);
    await userEvent.type(day, '2026-07-30');
    await userEvent.click(canvas.getByRole('button', { name: 'Create Job' }));
    await expect(await canvas.findByText('The job must go public before its deadline passes')).toBeVisible();
    await expect(args.onSubmit).toHaveBeenCalledTimes(1);
  },
};

/** A published job no longer has a planned day of publication. */
export const Public: Story = {
  tags: ['behaviour'],
  args: { initial, publication: 'public' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByLabelText(/^Public from/)).not.toBeInTheDocument();
  },
};

/** Every text has its maximum length. */
export const Long: Story = { tags: ['stress'], args: { initial: jobValues(longJob) } };

export const UnbrokenWords: Story = { tags: ['stress'], args: { initial: jobValues(unbrokenJob) } };

export const RightToLeft: Story = { args: { initial: jobValues(rightToLeftJob) } };

/** The location suggests a country, which the client accepts with a press. Before the press, no country is chosen. */
export const SuggestsCountry: Story = {
  tags: ['behaviour'],
  args: { initial: { ...emptyJob, location: 'Lisbon, Portugal' } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('combobox', { name: /^Country/ })).toHaveValue('');
    await expect(canvas.getByText('Your location names: Portugal')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Use it as the country' }));
    await expect(canvas.getByRole('combobox', { name: /^Country/ })).toHaveValue('PT');
    await expect(canvas.queryByText('Your location names: Portugal')).toBeNull();
  },
};

/**
 * A remote job states where its freelancers may live and how many working hours must overlap. It has no country of
 * work.
 */
export const HiresRemotely: Story = {
  args: {
    initial: {
      ...emptyJob,
      location: 'Remote (EU)',
      remote: 'remote',
      hire_from: ['EU', 'CH'],
      overlap_hours: '13',
    },
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByRole('combobox', { name: /^Country/ })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Create Job' }));
    await expect(canvas.getByText('Enter a whole number of hours from 1 to 12.')).toBeVisible();
  },
};
