import { failing, MAIL_LINK_TOKEN } from '@skillharbor/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { paths } from '../../navigation/paths.ts';
import { AppAt, routeStories } from '../../testing/AppAt.tsx';
import { alerts, says } from '../../testing/plays.ts';

const meta = {
  ...routeStories,
  title: 'Unsubscribe',
  component: AppAt,
  args: { address: paths.unsubscribe(MAIL_LINK_TOKEN), as: null },
} satisfies Meta<typeof AppAt>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Opening the link only loads the kind of mail, and stops no mails yet. */
export const Asks: Story = {
  play: says('Stop emails about this? Questions and replies'),
};

const stop: NonNullable<Story['play']> = async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Stop these emails' }));
};

export const Stopped: Story = {
  play: async (context) => {
    await stop(context);
    await says('Switched off: Questions and replies')(context);
  },
};

export const SwitchedOnAgain: Story = {
  play: async (context) => {
    await stop(context);
    const { canvas, userEvent } = context;
    await userEvent.click(await canvas.findByRole('button', { name: 'Switch on again' }));
    await says('Switched on: Questions and replies')(context);
  },
};

export const UnknownLink: Story = {
  args: { address: paths.unsubscribe('from-elsewhere') },
  play: alerts('This link does not work. In your account, you can choose which emails you want.'),
};

export const IncompleteLink: Story = { args: { address: paths.unsubscribe() }, play: UnknownLink.play };

export const LoadFailed: Story = {
  args: { server: () => [failing('checkMailLink', 500)] },
  play: alerts('We could not look up your emails. Please try again.'),
};

export const Failed: Story = {
  args: { server: () => [failing('chooseMails', 500)] },
  play: async (context) => {
    await stop(context);
    await alerts('Your choice could not be saved. Please try again.')(context);
  },
};
