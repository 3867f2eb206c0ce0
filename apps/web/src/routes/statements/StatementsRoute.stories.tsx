import { clientUser, failing, newFreelancerUser } from '@skillharbor/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { paths } from '../../navigation/paths.ts';
import { AppAt, routeStories } from '../../testing/AppAt.tsx';
import { alerts, says } from '../../testing/plays.ts';

const meta = {
  ...routeStories,
  title: 'Statements',
  component: AppAt,
  args: { address: paths.statements(), as: clientUser },
} satisfies Meta<typeof AppAt>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = { play: says('It is hidden') };

export const Empty: Story = {
  args: { as: newFreelancerUser },
  play: says('No moderator has decided anything about you'),
};

export const Loading: Story = {
  args: { navigationTimeoutMs: 0, server: () => [failing('listStatements', 'slow')] },
  play: says('Loading decisions...'),
};

export const Failed: Story = {
  args: { server: () => [failing('listStatements')] },
  play: alerts('The decisions could not be loaded. Please try again later.'),
};
