import { mailText, mailWithFixedSubject } from '@skillharbor/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { MailTextForm } from './MailTextForm.tsx';

const [english, german, arabic] = mailText.texts;
const [fixed] = mailWithFixedSubject.texts;
if (!english || !german || !arabic || !fixed) throw new Error('The fixtures have these texts.');

const meta = {
  component: MailTextForm,
  args: { text: english, submission: { status: 'idle' }, onSubmit: fn() },
} satisfies Meta<typeof MailTextForm>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The preview shows the typed text, with sample values in place of the placeholders. */
export const Saves: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const text = canvas.getByRole('textbox', { name: /^Text/ });
    await userEvent.clear(text);
    await userEvent.type(text, '{{company} wants you for {{jobTitle}.');
    const preview = within(canvas.getByRole('region', { name: 'Preview' }));
    await expect(preview.getByText('Northwind wants you for Product designer.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(args.onSubmit).toHaveBeenCalledWith({
      subject: 'Your application was accepted: {jobTitle}',
      body: '{company} wants you for {jobTitle}.',
    });
  },
};

export const Refused: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: /^Subject/ }), ' {{salary}');
    const text = canvas.getByRole('textbox', { name: /^Text/ });
    await userEvent.clear(text);
    await userEvent.type(text, '{{company}');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(canvas.getByText('This email has no value for {salary}.')).toBeVisible();
    await expect(canvas.getByText(/^The text must have {jobTitle}/)).toBeVisible();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const OwnWords: Story = { args: { text: german } };

export const ArabicMail: Story = { args: { text: arabic } };

/** The subject contains the number of items in the mail, so operators cannot change it. */
export const FixedSubject: Story = {
  args: { text: fixed },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('textbox', { name: /^Subject/ })).not.toBeInTheDocument();
  },
};

export const Submitting: Story = { args: { submission: { status: 'submitting' } } };

export const Failed: Story = {
  args: { submission: { status: 'failed', message: 'The words could not be saved. Please try again.' } },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
