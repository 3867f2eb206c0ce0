import {
  interfaceResume,
  longProfileResumes,
  researchResume,
  rightToLeftProfileResume,
} from '@skillharbor/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { ProfileResumeModal } from './ProfileResumeModal.tsx';

const meta = {
  component: ProfileResumeModal,
  args: {
    open: true,
    onClose: fn(),
    resume: null,
    isOnly: false,
    submission: { status: 'idle' },
    onSubmit: fn(),
  },
} satisfies Meta<typeof ProfileResumeModal>;
export default meta;
type Story = StoryObj<typeof meta>;

const name = () => screen.findByRole('textbox', { name: 'Name' });
const file = new File(['%PDF-1.7'], 'Amara Okafor.pdf', { type: 'application/pdf' });

/** The modal suggests the name of the file as the name of the resume. */
export const New: Story = {
  play: async ({ args, userEvent }) => {
    await userEvent.upload(await screen.findByLabelText('File'), file);
    await expect(await name()).toHaveValue('Amara Okafor');
    await userEvent.type(await name(), ', short');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Suggest this resume first' }));
    await userEvent.click(screen.getByRole('button', { name: 'Add resume' }));
    await expect(args.onSubmit).toHaveBeenCalledWith({
      name: 'Amara Okafor, short',
      resume: file,
      is_default: true,
    });
  },
};

/** The first resume is always the default, so the modal does not ask. */
export const First: Story = {
  args: { isOnly: true },
  play: async () => {
    await expect(await screen.findByRole('dialog', { name: 'Add a resume' })).toBeVisible();
    await expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
  },
};

export const Renamed: Story = {
  args: { resume: researchResume },
  play: async ({ args, userEvent }) => {
    await expect(await screen.findByText(/“amara-okafor-research.docx” stays/)).toBeVisible();
    await userEvent.clear(await name());
    await userEvent.type(await name(), 'Workshops');
    await userEvent.click(screen.getByRole('button', { name: 'Save resume' }));
    await expect(args.onSubmit).toHaveBeenCalledWith({
      name: 'Workshops',
      resume: null,
      is_default: false,
    });
  },
};

export const Replaced: Story = {
  args: { resume: interfaceResume },
  play: async ({ args, userEvent }) => {
    await userEvent.upload(await screen.findByLabelText(/^File/), file);
    await userEvent.click(screen.getByRole('button', { name: 'Save resume' }));
    await expect(args.onSubmit).toHaveBeenCalledWith({
      name: interfaceResume.name,
      resume: file,
      is_default: true,
    });
  },
};

export const Invalid: Story = {
  play: async ({ args, userEvent }) => {
    await name();
    await userEvent.click(screen.getByRole('button', { name: 'Add resume' }));
    await expect(screen.getByText('Give the resume a name.')).toBeVisible();
    await expect(screen.getByText('Choose a file.')).toBeVisible();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

/** While the resume is being saved, the modal does not close, and does not send it again. */
export const Submitting: Story = {
  args: { resume: researchResume, submission: { status: 'submitting', progress: 0.4 } },
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: /Saving…/ }));
    await userEvent.keyboard('{Escape}');
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

export const Refused: Story = {
  args: {
    resume: researchResume,
    submission: { status: 'failed', message: 'A profile has at most 5 resumes. Remove one first.' },
  },
  play: async ({ userEvent }) => {
    await userEvent.type(await name(), '!');
    await userEvent.click(screen.getByRole('button', { name: 'Save resume' }));
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(/^A profile has at most 5/));
    await expect(await name()).toHaveValue(`${researchResume.name}!`);
  },
};

export const Long: Story = { tags: ['stress'], args: { resume: longProfileResumes[0] ?? null } };

export const RightToLeft: Story = {
  args: { resume: rightToLeftProfileResume },
  globals: { direction: 'rtl' },
};

export const Closed: Story = { args: { open: false } };
