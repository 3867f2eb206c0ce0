import {
  acceptedApplication,
  applications,
  heldApplication,
  myJob,
  pendingApplication,
  withdrawnApplication,
} from '@skillharbor/mocks';
import type { Application } from '@skillharbor/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, waitFor, within } from 'storybook/test';
import { ManageJobPage } from './ManageJobPage.tsx';
import { applicants, listing, manageJobArgs, managing, none } from './testing.ts';

// The title is the same as in ManageJobPage.stories.tsx, which documents the page.
const meta = {
  component: ManageJobPage,
  title: 'ManageJobPage',
  tags: ['!autodocs', '!manifest'],
  args: manageJobArgs,
} satisfies Meta<typeof ManageJobPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The keys move the focus among the cards, and act on the focused card. */
export const ByKeyboard: Story = {
  tags: ['behaviour'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.keyboard('jj');
    await expect(canvas.getByRole('link', { name: 'See More about Mateo Rivas' })).toHaveFocus();
    await userEvent.keyboard('s');
    await expect(args.applicants.onShortlist).toHaveBeenCalledWith(pendingApplication, true);
    await userEvent.keyboard('d');
    const dialog = within(await screen.findByRole('dialog', { name: 'Decline Mateo Rivas?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Decline' }));
    await expect(args.applicants.onDecline).toHaveBeenCalledWith(pendingApplication, '');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await userEvent.keyboard('k');
    await expect(canvas.getByRole('link', { name: 'See More about Mateo Rivas' })).not.toHaveFocus();
  },
};

/** The primary action is to review the undecided applicants, not to decline all of them. */
export const ReviewComesFirst: Story = {
  play: async ({ canvas }) => {
    const review = canvas.getByRole('link', { name: 'Review applicants' });
    const decline = canvas.getByRole('link', { name: 'Decline all who wait' });
    const [first] = applications.filter(({ status }) => status === 'pending');
    await expect(review).toHaveAttribute('href', `/applicant/1/${first?.freelancer_id}`);
    const look = (link: HTMLElement) => getComputedStyle(link);
    await expect(look(decline).backgroundColor).toBe('rgba(0, 0, 0, 0)');
    await expect(look(review).backgroundColor).not.toBe('rgba(0, 0, 0, 0)');
    await expect(look(decline).color, 'It has not the colour of what can be done.').not.toBe(
      look(review).backgroundColor,
    );
  },
};

/** The list shows no undecided applicants, so the link leads to the list of undecided ones. */
export const ReviewFromAnotherState: Story = {
  args: {
    applicants: { ...listing([acceptedApplication]), shown: { state: 'decided', sort: 'newest' } },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Review applicants' })).toHaveAttribute(
      'href',
      '/manage-job/1?state=undecided&sort=newest',
    );
  },
};

const declined_together = {
  count: 12,
  decided_at: '2026-06-15T08:58:00Z',
  held_until: '2026-06-15T09:08:00Z',
};

/** Decisions that were made together can be undone together. */
export const DeclinedTogether: Story = {
  args: { managed: managing({ ...myJob, undecided_count: 0, declined_together }) },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('12 declined applicants are told in 8 minutes.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Undo all' }));
    await expect(args.declining.onUndoAll).toHaveBeenCalledOnce();
  },
};

/** The decision date has passed, and some applicants have no decision yet. */
export const DecisionsDue: Story = {
  args: { managed: managing({ ...myJob, decision_date: '2026-06-12' }) },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(
        /^2 applicants are waiting for an answer, which was due Jun 12, 2026\. On Jun 19, 2026 we tell them/,
      ),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Decline all who wait' })).toHaveAttribute(
      'href',
      '/manage-job/1/decline-all',
    );
  },
};

/** Two applications are chosen for comparison. */
export const Choosing: Story = {
  args: { applicants: { ...applicants, chosen: [pendingApplication.id, acceptedApplication.id] } },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('link', { name: 'Compare side by side' })).toBeVisible();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Compare Mateo Rivas' }));
    await expect(args.applicants.onChoose).toHaveBeenCalledWith([acceptedApplication.id]);
  },
};

/** The bar that compares applicants stays in view, even if the list is long. */
export const ChoosingInALongList: Story = {
  tags: ['stress'],
  args: {
    applicants: {
      ...listing(Array.from({ length: 20 }, (_, index) => ({ ...pendingApplication, id: index + 1 }))),
      chosen: [1, 2],
    },
  },
  play: async ({ canvas }) => {
    canvas.getAllByRole('article')[1]?.scrollIntoView({ block: 'center' });
    const bar = () => canvas.getByRole('link', { name: 'Compare side by side' }).getBoundingClientRect();
    await waitFor(() => expect(bar().bottom).toBeLessThanOrEqual(window.innerHeight));
    await expect(bar().top).toBeGreaterThan(0);
  },
};

/** The bar never covers a focused element. */
export const ChoosingByKeyboard: Story = {
  ...ChoosingInALongList,
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    const bar = canvas.getByRole('link', { name: 'Compare side by side' });
    canvas.getAllByRole('checkbox')[0]?.focus();
    for (let tab = 0; tab < 12; tab += 1) {
      await userEvent.tab();
      const focused = document.activeElement?.getBoundingClientRect();
      await expect(focused?.bottom).toBeLessThanOrEqual(bar.getBoundingClientRect().top);
    }
  },
};

/** A withdrawn application cannot be put on the shortlist. */
export const WithdrawnByKeyboard: Story = {
  args: { applicants: listing([withdrawnApplication]) },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.keyboard('js');
    await expect(canvas.getByRole('link', { name: /^See More about/ })).toHaveFocus();
    await expect(args.applicants.onShortlist).not.toHaveBeenCalled();
  },
};

/** The list has another sort order, and is filtered by a status that no application has. */
export const EmptyShortlist: Story = {
  args: {
    applicants: {
      ...applicants,
      applications: none.applications,
      shown: { state: 'shortlisted', sort: 'rate_low' },
    },
  },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('No one is on your shortlist yet')).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: 'Undecided 2' }));
    await expect(args.applicants.onShow).toHaveBeenCalledWith({ state: 'undecided', sort: 'rate_low' });
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Sort by' }), 'oldest');
    await expect(args.applicants.onShow).toHaveBeenCalledWith({ state: 'shortlisted', sort: 'oldest' });
  },
};

/** After undoing, the card moves back to the undecided ones, and the focus moves with it. */
export const DecisionTakenBack: Story = {
  render: function Undoing(args) {
    const [undone, setUndone] = useState(false);
    const taken = { status: 'pending', decided_at: null, held_until: null, decline_reason: null } as const;
    const application: Application = { ...heldApplication, ...(undone && taken) };
    return (
      <ManageJobPage
        {...args}
        applicants={{ ...listing([pendingApplication, application]), onUndo: () => setUndone(true) }}
      />
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Undo the decision on Sam Pier 2' }));
    await waitFor(() =>
      expect(canvas.getByRole('link', { name: 'See More about Sam Pier 2' })).toHaveFocus(),
    );
    await expect(canvas.queryByRole('heading', { name: 'Decided' })).not.toBeInTheDocument();
  },
};
