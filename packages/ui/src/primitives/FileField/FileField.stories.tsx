import { UiProvider } from '../UiProvider/UiProvider.tsx';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn } from 'storybook/test';
import { controlled } from '../../testing/controlled.tsx';
import { FileField } from './FileField.tsx';

const resume = new File([new Uint8Array(84_000)], 'ada-okafor-resume.pdf', { type: 'application/pdf' });
const picture = new File(['not a resume'], 'holiday.png', { type: 'image/png' });
const huge = new File([new Uint8Array(5_400_000)], 'portfolio.pdf', { type: 'application/pdf' });

function dropping(file: File) {
  const dataTransfer = new DataTransfer();
  dataTransfer.items.add(file);
  return new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer });
}

const meta = {
  component: FileField,
  args: {
    label: 'Resume',
    name: 'resume',
    accept: ['pdf', 'doc', 'docx'],
    maxBytes: 5 * 1024 * 1024,
    value: null,
    required: true,
    onChange: fn(),
  },
  render: controlled(FileField),
} satisfies Meta<typeof FileField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Resume')).toHaveAccessibleDescription(
      'PDF, DOC, or DOCX, at most 5 MB',
    );
  },
};

export const ChosenAndRemoved: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.upload(canvas.getByLabelText('Resume'), resume);
    await expect(args.onChange).toHaveBeenLastCalledWith(resume);
    await expect(canvas.getByText('ada-okafor-resume.pdf')).toBeVisible();
    await expect(canvas.getByText('82 kB')).toBeVisible();
    await expect(canvas.getByLabelText('Resume')).toHaveValue('C:\\fakepath\\ada-okafor-resume.pdf');
    await userEvent.click(canvas.getByRole('button', { name: 'Remove ada-okafor-resume.pdf' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
    await expect(canvas.getByLabelText('Resume')).toHaveFocus();
    await expect(canvas.getByLabelText('Resume')).toHaveValue('');
  },
};

export const Chosen: Story = { args: { value: resume } };

export const Dropped: Story = {
  play: async ({ canvas, args }) => {
    await fireEvent(canvas.getByLabelText('Resume'), dropping(resume));
    await expect(args.onChange).toHaveBeenLastCalledWith(resume);
    await expect(canvas.getByLabelText('Resume')).toHaveValue('C:\\fakepath\\ada-okafor-resume.pdf');
  },
};

/**
 * The field checks the type itself, because the browser's filter can be switched off and does not apply to dropped
 * files.
 */
export const OfAnotherType: Story = {
  args: { value: resume },
  play: async ({ canvas, args }) => {
    await fireEvent(canvas.getByLabelText('Resume'), dropping(picture));
    await expect(canvas.getByLabelText('Resume')).toBeInvalid();
    await expect(
      canvas.getByText('“holiday.png” cannot be used. Please choose a PDF, DOC, or DOCX file.'),
    ).toBeVisible();
    await expect(canvas.getByText('ada-okafor-resume.pdf')).toBeVisible();
    await expect(canvas.getByLabelText('Resume')).toHaveValue('C:\\fakepath\\ada-okafor-resume.pdf');
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const TooLarge: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.upload(canvas.getByLabelText('Resume'), huge);
    await expect(
      canvas.getByText('“portfolio.pdf” has 5.1 MB. Please choose a file of at most 5 MB.'),
    ).toBeVisible();
  },
};

export const Missing: Story = { args: { errors: ['You must upload a resume or have one in your profile.'] } };
export const BeingSent: Story = { args: { value: resume, progress: 0.42 } };
export const LongName: Story = {
  tags: ['stress'],
  args: { value: new File(['x'], 'ada-okafor-'.repeat(12) + 'resume.pdf') },
};

export const ByKeyboard: Story = {
  args: { value: resume },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await expect(canvas.getByLabelText('Resume')).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Remove ada-okafor-resume.pdf' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
    await expect(canvas.getByLabelText('Resume')).toHaveFocus();
  },
};

export const DraggedOver: Story = {
  play: async ({ canvas }) => {
    await fireEvent(
      canvas.getByLabelText('Resume'),
      new DragEvent('dragover', { bubbles: true, cancelable: true }),
    );
  },
};

export const EmptyFile: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.upload(canvas.getByLabelText('Resume'), new File([], 'resume.pdf'));
    await expect(canvas.getByText('“resume.pdf” is empty. Please choose another file.')).toBeVisible();
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const RightToLeft: Story = {
  args: { label: 'السيرة الذاتية', value: new File(['x'], 'السيرة الذاتية – ليلى حدّاد.pdf') },
  globals: { direction: 'rtl' },
};

/** The server's limit for the size of a file is lower than the field's. */
export const TooLargeForThisSite: Story = {
  decorators: [(story) => <UiProvider maxFileBytes={2 * 1024 * 1024}>{story()}</UiProvider>],
  play: async ({ args, canvas, userEvent }) => {
    const file = new File([new Uint8Array(2 * 1024 * 1024 + 1)], 'portfolio.pdf');
    await userEvent.upload(canvas.getByLabelText(/^Resume/), file);
    await expect(canvas.getByText(/Please choose a file of at most 2 MB/)).toBeVisible();
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};
