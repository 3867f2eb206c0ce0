import { failing, responding } from '@skillharbor/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { paths } from '../../navigation/paths.ts';
import { AppAt, routeStories } from '../../testing/AppAt.tsx';
import { alerts, hasHeading, says } from '../../testing/plays.ts';

const meta = {
  ...routeStories,
  title: 'Transparency',
  component: AppAt,
  args: { address: paths.transparency(), as: null },
} satisfies Meta<typeof AppAt>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = { play: hasHeading('2026', 2) };

export const Empty: Story = {
  args: { server: () => [responding('readTransparency', { status: 200, body: { results: [] } })] },
  play: says('Nothing has been reported yet'),
};

export const Loading: Story = {
  args: { navigationTimeoutMs: 0, server: () => [failing('readTransparency', 'slow')] },
  play: says('Loading the numbers...'),
};

export const Failed: Story = {
  args: { server: () => [failing('readTransparency')] },
  play: alerts('The numbers could not be loaded. Please try again later.'),
};
