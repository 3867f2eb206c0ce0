import { clientUser, failing, operatorUser } from '@skillharbor/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { paths } from '../../navigation/paths.ts';
import { AppAt, routeStories } from '../../testing/AppAt.tsx';
import { alerts, asksToLogIn, says } from '../../testing/plays.ts';

const meta = {
  ...routeStories,
  title: 'Brand',
  component: AppAt,
  args: { address: paths.deskBrand(), as: operatorUser },
} satisfies Meta<typeof AppAt>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: 'Name' })).toHaveValue('Skill Harbor');
  },
};

const renames: NonNullable<Story['play']> = async ({ canvas, userEvent }) => {
  const name = await canvas.findByRole('textbox', { name: 'Name' });
  await userEvent.clear(name);
  await userEvent.type(name, 'North Pier');
  await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
};

/** The page is loaded again, so that the navigation bar and the footer show the new brand. */
export const Renamed: Story = {
  play: async (context) => {
    await renames(context);
    await says('The brand is saved. Every page that is opened from now on shows it.')(context);
    await expect(await context.canvas.findByRole('textbox', { name: 'Name' })).toHaveValue('North Pier');
  },
};

export const NotSaved: Story = {
  args: { server: () => [failing('changeBrand')] },
  play: async (context) => {
    await renames(context);
    await says('The brand could not be saved. Please try again.')(context);
  },
};

export const Loading: Story = {
  args: { navigationTimeoutMs: 0, server: () => [failing('getBrandSettings', 'slow')] },
  play: says('Loading the brand...'),
};

export const Failed: Story = {
  args: { server: () => [failing('getBrandSettings')] },
  play: alerts('The brand could not be loaded. Please try again later.'),
};

/** The page shows no data to a user outside the staff. */
export const OtherUser: Story = {
  args: { as: clientUser },
  play: alerts('The brand could not be loaded. Please try again later.'),
};

export const SignedOut: Story = { args: { as: null }, play: asksToLogIn };
