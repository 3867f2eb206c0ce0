import { clientUser } from '@skillharbor/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { AppAt, routeStories } from '../../testing/AppAt.tsx';
import { hasHeading, showsDashboard } from '../../testing/plays.ts';

const meta = {
  ...routeStories,
  title: 'Not found',
  component: AppAt,
  args: { address: '/the-old-lighthouse', as: null },
} satisfies Meta<typeof AppAt>;
export default meta;
type Story = StoryObj<typeof meta>;

export const SignedOut: Story = { play: hasHeading('Nothing is moored here') };

export const LeadsHome: Story = {
  args: { as: clientUser },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.click(await canvas.findByRole('link', { name: 'Back to Home' }));
    await showsDashboard(context);
    await expect(canvas.queryByText('Nothing is moored here')).not.toBeInTheDocument();
  },
};
