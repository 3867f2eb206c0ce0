import { clientUser, failing, legalHistory, operatorUser, responding } from '@skillharbor/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { paths } from '../../navigation/paths.ts';
import { AppAt, routeStories } from '../../testing/AppAt.tsx';
import { alerts, asksToLogIn, says, toasts } from '../../testing/plays.ts';

const meta = {
  ...routeStories,
  title: 'Legal Texts',
  component: AppAt,
  args: { address: paths.deskLegal({ kind: 'terms' }), as: operatorUser },
} satisfies Meta<typeof AppAt>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {
  args: { server: () => [responding('getLegalHistory', { status: 200, body: legalHistory })] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('table', { name: 'Versions' })).toBeVisible();
  },
};

const publishes: NonNullable<Story['play']> = async ({ canvas, userEvent }) => {
  await userEvent.type(await canvas.findByRole('textbox', { name: 'English' }), 'Be kind.');
  await userEvent.click(canvas.getByRole('radio', { name: /^No/ }));
  await userEvent.click(canvas.getByRole('button', { name: 'Publish' }));
};

/** The first version appears in the list, and the footer links to the text. */
export const Published: Story = {
  play: async (context) => {
    await publishes(context);
    await toasts('The new version is published.')(context);
    await expect(await context.canvas.findByRole('rowheader', { name: '1' })).toBeVisible();
    await waitFor(() => expect(context.canvas.getAllByRole('link', { name: 'Terms' })).toHaveLength(2));
  },
};

export const NotPublished: Story = {
  args: { server: () => [failing('publishLegalText')] },
  play: async (context) => {
    await publishes(context);
    await says('The version could not be published. Please try again.')(context);
  },
};

export const Empty: Story = { play: says(/^This text does not exist yet/) };

export const Loading: Story = {
  args: { navigationTimeoutMs: 0, server: () => [failing('getLegalHistory', 'slow')] },
  play: says('Loading the versions...'),
};

export const Failed: Story = {
  args: { server: () => [failing('getLegalHistory')] },
  play: alerts('The versions could not be loaded. Please try again later.'),
};

/** A user outside the staff sees no version. */
export const OtherUser: Story = {
  args: { as: clientUser },
  play: alerts('The versions could not be loaded. Please try again later.'),
};

export const SignedOut: Story = { args: { as: null }, play: asksToLogIn };
