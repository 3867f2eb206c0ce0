import { pushGroupValues } from '@skillharbor/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { PushSection } from './PushSection.tsx';

const meta = {
  component: PushSection,
  args: {
    role: 'freelancer',
    state: { status: 'ready', data: 'off' },
    groups: [],
    choosing: { status: 'idle' },
    onChoose: fn(),
    others: [],
    submission: { status: 'idle' },
    onTurn: fn(),
  },
} satisfies Meta<typeof PushSection>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Off: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show notifications on this device' }));
    await expect(args.onTurn).toHaveBeenCalledWith(true);
  },
};

export const On: Story = {
  args: {
    state: { status: 'ready', data: 'on' },
    groups: pushGroupValues,
    others: ['Safari on iOS', 'Unknown device'],
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Stop notifications on this device' }));
    await expect(args.onTurn).toHaveBeenCalledWith(false);
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
  },
};

/** The choice does not change the groups that only users of the other role can receive. */
export const SomeGroups: Story = {
  args: { ...On.args, others: [], groups: ['applications', 'messages', 'other'] },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getAllByRole('checkbox')).toHaveLength(6);
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Invitations' }));
    await expect(args.onChoose).toHaveBeenLastCalledWith([
      'applications',
      'messages',
      'invitations',
      'other',
    ]);
    await userEvent.click(canvas.getByRole('checkbox', { name: /^Everything else/ }));
    await expect(args.onChoose).toHaveBeenLastCalledWith(['applications', 'messages']);
  },
};

export const GroupsOfAClient: Story = { args: { ...On.args, role: 'client', others: [] } };

/** While the choice is being saved, the checkboxes already show it, and the user can change them again. */
export const Choosing: Story = { args: { ...SomeGroups.args, choosing: { status: 'submitting' } } };

/** Saving has failed, so the checkboxes show the groups of notifications that the device still shows. */
export const NotChosen: Story = {
  args: {
    ...SomeGroups.args,
    choosing: { status: 'failed', message: 'Your choice could not be saved. Please try again.' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Your choice could not be saved.');
    await expect(canvas.getByRole('checkbox', { name: 'Invitations' })).not.toBeChecked();
  },
};

export const TurningOn: Story = { args: { submission: { status: 'submitting' } } };

export const TurningOff: Story = {
  args: {
    state: { status: 'ready', data: 'on' },
    groups: pushGroupValues,
    submission: { status: 'submitting' },
  },
};

export const NotTurnedOn: Story = {
  args: {
    submission: {
      status: 'failed',
      message: 'Your browser could not turn on notifications. Please try again later.',
    },
  },
};

/** The user has blocked notifications, and the page cannot ask again, so there is no button. */
export const Denied: Story = {
  args: { state: { status: 'ready', data: 'denied' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const Uninstalled: Story = { args: { state: { status: 'ready', data: 'uninstalled' } } };

export const Unsupported: Story = { args: { state: { status: 'ready', data: 'unsupported' } } };

export const Checking: Story = { args: { state: { status: 'loading' } } };

export const NotChecked: Story = {
  args: {
    state: {
      status: 'error',
      message: 'We could not check whether this device shows notifications.',
      onRetry: fn(),
    },
  },
};

export const RightToLeft: Story = { args: On.args, globals: { direction: 'rtl' } };
