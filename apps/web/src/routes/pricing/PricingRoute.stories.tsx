import { clientUser, freelancerUser } from '@skillharbor/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { paths } from '../../navigation/paths.ts';
import { AppAt, routeStories } from '../../testing/AppAt.tsx';
import { hasHeading, showsDashboard, showsListings } from '../../testing/plays.ts';

const meta = {
  ...routeStories,
  title: 'Pricing',
  component: AppAt,
  args: { address: paths.pricing(), as: null },
} satisfies Meta<typeof AppAt>;
export default meta;
type Story = StoryObj<typeof meta>;

export const SignedOut: Story = { play: hasHeading('Pricing') };

/** The page is for visitors only, so signed-in users are redirected to their home page. */
export const FreelancerIsSentHome: Story = { args: { as: freelancerUser }, play: showsListings };

export const ClientIsSentHome: Story = { args: { as: clientUser }, play: showsDashboard };
