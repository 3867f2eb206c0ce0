import { clientUser, failing, operatorUser } from '@skillharbor/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { paths } from '../../navigation/paths.ts';
import { AppAt, routeStories } from '../../testing/AppAt.tsx';
import { alerts, asksToLogIn, says, toasts } from '../../testing/plays.ts';

const meta = {
  ...routeStories,
  title: 'Skills',
  component: AppAt,
  args: { address: paths.deskSkills(), as: operatorUser },
} satisfies Meta<typeof AppAt>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = { play: says('Bookkeeping') };

export const Finds: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('searchbox'), 'Payroll{Enter}');
    await waitFor(() => expect(canvas.getAllByRole('rowheader')).toHaveLength(1));
  },
};

export const Added: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.click(await canvas.findByRole('button', { name: 'Add skill' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.type(dialog.getByRole('textbox', { name: 'Name' }), 'Rust');
    await userEvent.type(dialog.getByRole('combobox', { name: 'Category' }), 'Backend');
    await userEvent.click(dialog.getByRole('button', { name: 'Add' }));
    await toasts('The skill is added.')(context);
    await expect(await canvas.findByRole('rowheader', { name: 'Rust' })).toBeVisible();
  },
};

export const NameTaken: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Change: Payroll' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.clear(dialog.getByRole('textbox', { name: 'Name' }));
    await userEvent.type(dialog.getByRole('textbox', { name: 'Name' }), 'bookkeeping');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await expect(await dialog.findByText('There is a skill of this name already.')).toBeVisible();
  },
};

const merges: NonNullable<Story['play']> = async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Merge: Payroll' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.selectOptions(dialog.getByRole('combobox'), 'Bookkeeping');
  await userEvent.click(dialog.getByRole('button', { name: 'Merge' }));
};

export const Merged: Story = {
  play: async (context) => {
    await merges(context);
    await toasts('The skills are merged.')(context);
    await expect(context.canvas.queryByRole('rowheader', { name: 'Payroll' })).not.toBeInTheDocument();
  },
};

export const NotMerged: Story = {
  args: { server: () => [failing('mergeSkill')] },
  play: async (context) => {
    await merges(context);
    await expect(await screen.findByText('That did not work. Please try again.')).toBeVisible();
  },
};

export const Loading: Story = {
  args: { navigationTimeoutMs: 0, server: () => [failing('listSkillUses', 'slow')] },
  play: says('Loading the skills...'),
};

export const Failed: Story = {
  args: { server: () => [failing('listSkillUses')] },
  play: alerts('The skills could not be loaded. Please try again later.'),
};

/** A user outside the staff sees no skills here. */
export const OtherUser: Story = {
  args: { as: clientUser },
  play: alerts('The skills could not be loaded. Please try again later.'),
};

export const SignedOut: Story = { args: { as: null }, play: asksToLogIn };
