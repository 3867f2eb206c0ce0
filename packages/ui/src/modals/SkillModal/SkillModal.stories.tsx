import { skillUseNamed, skillUses } from '@skillharbor/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { SkillModal } from './SkillModal.tsx';

const skill = skillUseNamed('Go');
const other = skillUseNamed('Java');

const meta = {
  component: SkillModal,
  args: {
    open: true,
    onClose: fn(),
    task: { kind: 'add' },
    skills: skillUses,
    submission: { status: 'idle' },
    onSubmit: fn(),
  },
} satisfies Meta<typeof SkillModal>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Add: Story = {
  play: async ({ args, userEvent }) => {
    await userEvent.type(await screen.findByRole('textbox', { name: 'Name' }), ' Rust ');
    await userEvent.type(screen.getByRole('combobox', { name: 'Category' }), 'Backend');
    await userEvent.click(screen.getByRole('button', { name: 'Add' }));
    await expect(args.onSubmit).toHaveBeenCalledWith({ name: 'Rust', category: 'Backend', into: '' });
  },
};

/** The form is not sent without a name and a category. */
export const Empty: Story = {
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Add' }));
    await expect(screen.getByText('Enter a name.')).toBeVisible();
    await expect(screen.getByText('Enter a category.')).toBeVisible();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const Change: Story = {
  args: { task: { kind: 'change', skill } },
  play: async ({ args, userEvent }) => {
    await expect(await screen.findByText(/^41 freelancers have this skill\./)).toBeVisible();
    await userEvent.clear(screen.getByRole('textbox', { name: 'Name' }));
    await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), 'Golang');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await expect(args.onSubmit).toHaveBeenCalledWith({ name: 'Golang', category: skill.category, into: '' });
  },
};

export const Merge: Story = {
  args: { task: { kind: 'merge', skill } },
  play: async ({ args, userEvent }) => {
    const target = await screen.findByRole('combobox', { name: 'The skill that stays' });
    await expect(screen.queryByRole('option', { name: skill.name })).not.toBeInTheDocument();
    await userEvent.selectOptions(target, other.name);
    await userEvent.click(screen.getByRole('button', { name: 'Merge' }));
    await expect(args.onSubmit).toHaveBeenCalledWith(expect.objectContaining({ into: String(other.id) }));
  },
};

export const NameTaken: Story = {
  args: { submission: { status: 'failed', message: 'There is a skill of this name already.' } },
  play: async ({ userEvent }) => {
    await userEvent.type(await screen.findByRole('textbox', { name: 'Name' }), other.name);
    await userEvent.type(screen.getByRole('combobox', { name: 'Category' }), 'Backend');
    await userEvent.click(screen.getByRole('button', { name: 'Add' }));
    await expect(screen.getByText('There is a skill of this name already.')).toBeVisible();
  },
};

export const ClosedByEscape: Story = {
  tags: ['behaviour'],
  play: async ({ args, userEvent }) => {
    await expect(await screen.findByRole('dialog')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const RightToLeft: Story = {
  args: { task: { kind: 'merge', skill } },
  globals: { direction: 'rtl' },
};
