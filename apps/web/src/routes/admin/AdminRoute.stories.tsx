import { clientUser, failing, operatorUser } from '@skillharbor/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { paths } from '../../navigation/paths.ts';
import { AppAt, routeStories } from '../../testing/AppAt.tsx';
import { alerts, asksToLogIn, says, toasts } from '../../testing/plays.ts';

const meta = {
  ...routeStories,
  title: 'Desk',
  component: AppAt,
  args: { address: paths.desk(), as: operatorUser },
} satisfies Meta<typeof AppAt>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The footer has a link to the desk, for operators only. */
export const Loaded: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('table', { name: 'Failed emails' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Desk' })).toHaveAttribute('href', paths.desk());
  },
};

export const Retried: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.click(await canvas.findByRole('button', { name: 'Send all again' }));
    await toasts('The emails are on their way.')(context);
    await says('No email has failed.')(context);
  },
};

/** An abandoned mail stays in the list, and can still be sent again. */
export const GivenUp: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    const about = 'email to amara@example.com';
    await userEvent.click(await canvas.findByRole('button', { name: `Give up: ${about}` }));
    await toasts('The email is given up. You can still send it again.')(context);
    await userEvent.click(canvas.getByRole('button', { name: `Send again: ${about}` }));
    await toasts('The email is on its way.')(context);
    await waitFor(() => expect(canvas.queryByRole('cell', { name: /amara/ })).toBeNull());
  },
};

export const TaskRun: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.click(await canvas.findByRole('button', { name: 'Run now: checkDomains' }));
    await toasts('The task ran.')(context);
    await says('No task has failed.')(context);
  },
};

export const MailNotSent: Story = {
  args: { server: () => [failing('retryMail')] },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.click(
      await canvas.findByRole('button', { name: 'Send again: email to amara@example.com' }),
    );
    await says('That did not work. Please try again.')(context);
  },
};

export const Examined: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Examine now' }));
    await expect(await canvas.findByRole('table', { name: 'What was found' })).toBeVisible();
  },
};

export const NotExamined: Story = {
  args: { server: () => [failing('examineInstallation')] },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.click(await canvas.findByRole('button', { name: 'Examine now' }));
    await says('The installation could not be examined. Please try again.')(context);
  },
};

export const Loading: Story = {
  args: { navigationTimeoutMs: 0, server: () => [failing('getDesk', 'slow')] },
  play: says('Loading the overview...'),
};

/** The rest of the page is shown without the figures. */
export const FiguresFailed: Story = {
  args: { server: () => [failing('getDeskFigures')] },
  play: says('The figures could not be loaded. Please try again later.'),
};

export const Failed: Story = {
  args: { server: () => [failing('getDesk')] },
  play: alerts('The overview could not be loaded. Please try again later.'),
};

/** The page shows no data to a user outside the staff. */
export const OtherUser: Story = {
  args: { as: clientUser },
  play: alerts('The overview could not be loaded. Please try again later.'),
};

export const SignedOut: Story = { args: { as: null }, play: asksToLogIn };
