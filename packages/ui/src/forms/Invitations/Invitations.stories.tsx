import {
  appliedInvitation,
  declinedInvitation,
  declinedWithReason,
  endedInvitation,
  invitations,
  longInvitation,
  waitingInvitation,
} from '@skillharbor/mocks';
import type { Invitation } from '@skillharbor/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import type { Submission } from '../../primitives/state.ts';
import { Invitations } from './Invitations.tsx';

const ready = (...data: Invitation[]) => ({ status: 'ready' as const, data });

const idle: Submission = { status: 'idle' };

const meta = {
  component: Invitations,
  args: {
    invitations: ready(...invitations),
    pages: { pending: false },
    answerTo: (): Submission => idle,
    onDecline: fn(),
    onUndo: fn(),
    jobHref: (id) => `/job/${id}`,
    applyHref: (id) => `/apply/${id}`,
  },
} satisfies Meta<typeof Invitations>;
export default meta;
type Story = StoryObj<typeof meta>;

export const EveryState: Story = {};

export const Waiting: Story = {
  args: { invitations: ready(waitingInvitation) },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('link', { name: /^Apply/ })).toHaveAttribute(
      'href',
      `/apply/${waitingInvitation.job_id}`,
    );
    await userEvent.click(canvas.getByRole('button', { name: /^Decline/ }));
    await expect(args.onDecline).toHaveBeenCalledWith(waitingInvitation.id, undefined);
  },
};

/** A declined invitation is among the earlier ones. There, the freelancer adds a reason, and then undoes the decline. */
export const Declined: Story = {
  args: { invitations: ready(declinedInvitation) },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Earlier invitations'));
    await userEvent.click(await canvas.findByRole('button', { name: 'I have no time for it.' }));
    await expect(args.onDecline).toHaveBeenCalledWith(declinedInvitation.id, 'I have no time for it.');
    await userEvent.click(canvas.getByRole('button', { name: /^Take back/ }));
    await expect(args.onUndo).toHaveBeenCalledWith(declinedInvitation.id);
  },
};

export const OwnReason: Story = {
  tags: ['behaviour'],
  args: { invitations: ready(declinedInvitation) },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Earlier invitations'));
    await userEvent.click(await canvas.findByRole('button', { name: 'Send reason' }));
    await expect(canvas.getByText('Write a reason, or leave it out.')).toBeVisible();
    await userEvent.type(canvas.getByRole('textbox', { name: 'In your own words' }), ' Moving house. ');
    await userEvent.click(canvas.getByRole('button', { name: 'Send reason' }));
    await expect(args.onDecline).toHaveBeenCalledWith(declinedInvitation.id, 'Moving house.');
  },
};

export const DeclinedWithReason: Story = {
  args: { invitations: ready(declinedWithReason) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Earlier invitations'));
    await expect(canvas.getByText('I am booked until September.')).toBeVisible();
  },
};

/** These invitations need no action, so they are collapsed until the freelancer opens them. */
export const Earlier: Story = {
  args: { invitations: ready(appliedInvitation, endedInvitation) },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('Applied')).not.toBeVisible();
    await userEvent.click(canvas.getByText('Earlier invitations'));
    await expect(canvas.getByText('Applied')).toBeVisible();
    await expect(canvas.getByText('Ended')).toBeVisible();
  },
};

export const Answering: Story = {
  args: { invitations: ready(waitingInvitation), answerTo: () => ({ status: 'submitting' }) },
};

export const NotAnswered: Story = {
  args: {
    invitations: ready(waitingInvitation),
    answerTo: () => ({ status: 'failed', message: 'Your answer could not be saved. Please try again.' }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Your answer could not be saved.');
  },
};

/** The focus stays in place: the button that declined becomes the button that undoes the decline. */
export const KeepsTheFocus: Story = {
  tags: ['behaviour'],
  render: function Answered(args) {
    const [one, setOne] = useState<Invitation>(waitingInvitation);
    return (
      <Invitations
        {...args}
        invitations={ready(one)}
        onDecline={(_, reason) => setOne({ ...one, state: 'declined', decline_reason: reason ?? null })}
        onUndo={() => setOne(waitingInvitation)}
      />
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Decline/ }));
    const undo = canvas.getByRole('button', { name: /^Take back/ });
    await expect(undo).toHaveFocus();
    await userEvent.click(await canvas.findByRole('button', { name: 'The pay does not fit.' }));
    await expect(canvas.getByText('The pay does not fit.')).toBeVisible();
    await expect(undo).toHaveFocus();
    await userEvent.click(undo);
    await expect(canvas.getByRole('button', { name: /^Decline/ })).toHaveFocus();
  },
};

/** An invitation also stays in place when the freelancer takes the decline back. */
export const TakenBack: Story = {
  tags: ['behaviour'],
  render: function Answered(args) {
    const [one, setOne] = useState<Invitation>(declinedWithReason);
    return (
      <Invitations
        {...args}
        invitations={ready(one)}
        onUndo={() => setOne({ ...one, state: 'waiting', decline_reason: null })}
      />
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Earlier invitations'));
    await userEvent.click(canvas.getByRole('button', { name: /^Take back/ }));
    await expect(canvas.getByRole('button', { name: /^Decline/ })).toHaveFocus();
  },
};

export const More: Story = {
  args: { invitations: ready(waitingInvitation), pages: { pending: false, next: fn() } },
};

export const None: Story = { args: { invitations: ready() } };

export const Loading: Story = { args: { invitations: { status: 'loading' } } };

export const Failed: Story = {
  args: { invitations: { status: 'error', message: 'Failed to load your invitations.', onRetry: fn() } },
};

/** The title and the message are long words without spaces. */
export const Long: Story = { tags: ['stress'], args: { invitations: ready(longInvitation) } };

export const RightToLeft: Story = {
  args: {
    invitations: ready({
      ...declinedInvitation,
      job_title: 'مصممة لتطبيق عيادة',
      company_name: 'عيادات المرفأ',
      message: 'قرأنا ملفك، ونود أن تعملي معنا على تطبيق المواعيد.',
    }),
  },
  globals: { direction: 'rtl' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Earlier invitations'));
    await expect(await canvas.findByRole('textbox')).toBeVisible();
  },
};
