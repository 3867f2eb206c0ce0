import { failing, freelancerUser, operatorUser } from '@skillharbor/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, within } from 'storybook/test';
import { paths } from '../../navigation/paths.ts';
import { AppAt, routeStories } from '../../testing/AppAt.tsx';
import { alerts, hasHeading, says, toasts } from '../../testing/plays.ts';

const meta = {
  ...routeStories,
  title: 'Person',
  component: AppAt,
  args: { address: paths.deskPerson(freelancerUser.pk), as: operatorUser },
} satisfies Meta<typeof AppAt>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = { play: hasHeading('Amara Okafor') };

const endsSessions: NonNullable<Story['play']> = async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'End all sessions' }));
  const dialog = await screen.findByRole('alertdialog');
  await userEvent.click(within(dialog).getByRole('button', { name: 'End all sessions' }));
};

export const SessionsEnded: Story = {
  play: async (context) => {
    await endsSessions(context);
    await toasts('All sessions have ended.')(context);
    await expect(context.canvas.queryByRole('button', { name: 'End all sessions' })).not.toBeInTheDocument();
  },
};

/** A deletion is planned with a reason, and then cancelled. */
export const DeletionPlanned: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.click(await canvas.findByRole('button', { name: 'Delete account' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.type(dialog.getByRole('textbox'), 'You asked us by letter.');
    await userEvent.click(dialog.getByRole('button', { name: 'Delete account' }));
    await toasts('The deletion is planned.')(context);
    await userEvent.click(await canvas.findByRole('button', { name: 'Keep account' }));
    const question = within(await screen.findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: 'Keep account' }));
    await toasts('The account stays.')(context);
    await expect(await canvas.findByRole('button', { name: 'Delete account' })).toBeVisible();
  },
};

/** A report by the operator opens a case about the profile. */
export const CaseOpened: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Open a case: Amara Okafor' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('radio', { name: 'It is a scam or a fake' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Send report' }));
    await expect(await screen.findByText('Thank you for your report')).toBeVisible();
  },
};

export const NotDone: Story = {
  args: { server: () => [failing('endSessionsOfPerson')] },
  play: async (context) => {
    await endsSessions(context);
    await expect(await screen.findByText('That did not work. Please try again.')).toBeVisible();
  },
};

export const NotFound: Story = {
  args: { address: paths.deskPerson(987_654) },
  play: alerts('There is no such account. It may have been deleted.'),
};

export const Loading: Story = {
  args: { navigationTimeoutMs: 0, server: () => [failing('getPerson', 'slow')] },
  play: says('Loading the account...'),
};

export const Failed: Story = {
  args: { server: () => [failing('getPerson')] },
  play: alerts('The account could not be loaded. Please try again later.'),
};
