import { jobInput as validJob, longJob, rightToLeftJob, TODAY, unbrokenJob } from '@skillharbor/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { jobValues } from './jobValues.ts';
import { JobForm } from './JobForm.tsx';

const meta = {
  component: JobForm,
  args: {
    today: TODAY,
    submission: { status: 'idle' },
    submitLabel: 'Create Job',
    submittingLabel: 'Creating job…',
    cancelHref: '/',
    onSubmit: fn(),
    onDirtyChange: fn(),
  },
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

/** From the first field to the button without a mouse. */
export const FilledInByKeyboard: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await userEvent.keyboard(`${validJob.title}{Tab}${validJob.short_description}{Tab}Two{Enter}lines `);
    await expect(args.onDirtyChange).toHaveBeenLastCalledWith(true);
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Category' }), 'tech');
    await userEvent.click(canvas.getByRole('textbox', { name: 'Location' }));
    await userEvent.keyboard(`${validJob.location}{Tab}{ArrowDown}{Tab}{ArrowDown}`);
    await userEvent.type(canvas.getByLabelText('Application deadline'), '2026-07-06');
    await userEvent.click(canvas.getByRole('button', { name: 'Create Job' }));
    await expect(args.onSubmit).toHaveBeenCalledWith({
      title: validJob.title,
      short_description: validJob.short_description,
      description: 'Two\nlines',
      category: 'tech',
      location: validJob.location,
      salary_range: null,
      employment_type: 'part-time',
      remote: 'hybrid',
      application_deadline: '2026-07-06',
    });
  },
};

/** The first field that is wrong takes the focus, and is forgiven as soon as it is changed. */
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

const initial = { ...validJob, salary_range: validJob.salary_range ?? '' };

export const DeadlineInThePast: Story = {
  args: { initial },
  play: async ({ canvas, userEvent, args }) => {
    const deadline = canvas.getByLabelText('Application deadline');
    await userEvent.clear(deadline);
    await userEvent.type(deadline, '2026-06-14');
    await userEvent.click(canvas.getByRole('button', { name: 'Create Job' }));
    await expect(canvas.getByText('The deadline must be today or later')).toBeVisible();
    await waitFor(() => expect(deadline).toHaveFocus());
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

/** A pasted text is not cut off: the counter says how much is too much. */
export const TooLong: Story = {
  args: { initial: { ...initial, title: 'x'.repeat(121), short_description: 'y'.repeat(301) } },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('1 character too many.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Create Job' }));
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

/** It cannot be sent twice, and the button keeps the focus. */
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

/** Every text as long as it may be. */
export const Long: Story = { args: { initial: jobValues(longJob) } };

export const UnbrokenWords: Story = { args: { initial: jobValues(unbrokenJob) } };

export const RightToLeft: Story = { args: { initial: jobValues(rightToLeftJob) } };
