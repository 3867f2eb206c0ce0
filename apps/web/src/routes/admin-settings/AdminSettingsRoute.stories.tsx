import { clientUser, failing, operatorUser } from '@skillharbor/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { paths } from '../../navigation/paths.ts';
import { AppAt, routeStories } from '../../testing/AppAt.tsx';
import { alerts, asksToLogIn, says, toasts } from '../../testing/plays.ts';

const meta = {
  ...routeStories,
  title: 'Site Settings',
  component: AppAt,
  args: { address: paths.deskSettings(), as: operatorUser },
} satisfies Meta<typeof AppAt>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('radio', { name: /^Open/ })).toBeChecked();
  },
};

const closes: NonNullable<Story['play']> = async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('radio', { name: /^Closed/ }));
  await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
};

export const Closed: Story = {
  play: async (context) => {
    await closes(context);
    await toasts('The settings are saved.')(context);
    await expect(await context.canvas.findByRole('radio', { name: /^Closed/ })).toBeChecked();
  },
};

export const NotSaved: Story = {
  args: { server: () => [failing('changeSiteSettings')] },
  play: async (context) => {
    await closes(context);
    await says('The settings could not be saved. Please try again.')(context);
  },
};

export const Loading: Story = {
  args: { navigationTimeoutMs: 0, server: () => [failing('getSiteSettings', 'slow')] },
  play: says('Loading the settings...'),
};

export const Failed: Story = {
  args: { server: () => [failing('getSiteSettings')] },
  play: alerts('The settings could not be loaded. Please try again later.'),
};

/** A user outside the staff sees no settings. */
export const OtherUser: Story = {
  args: { as: clientUser },
  play: alerts('The settings could not be loaded. Please try again later.'),
};

export const SignedOut: Story = { args: { as: null }, play: asksToLogIn };
