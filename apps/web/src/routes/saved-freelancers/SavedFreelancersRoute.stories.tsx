import { busyFreelancer, clientUser, failing, freelancerUser } from '@skillharbor/mocks';
import type { State } from '@skillharbor/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { paths } from '../../navigation/paths.ts';
import { AppAt, routeStories } from '../../testing/AppAt.tsx';
import type { AppAtProps } from '../../testing/AppAt.tsx';
import { alerts, asksToLogIn, says, showsListings } from '../../testing/plays.ts';

/** Saves a freelancer for the client, and another one whose profile is not shown any more. */
function withSaved(state: State): ReturnType<NonNullable<AppAtProps['server']>> {
  const common = {
    owner: clientUser.pk,
    title: '',
    removed: false,
    saved_at: state.now,
    seen: { state: 'unlisted' as const, content: null },
  };
  state.saved = [
    { ...common, id: busyFreelancer.id, note: 'Knows ferries.' },
    { ...common, id: 987_654, note: 'Knows nothing.' },
  ];
  return [];
}

const meta = {
  ...routeStories,
  title: 'Saved freelancers',
  component: AppAt,
  args: { address: paths.savedFreelancers(), as: clientUser, server: withSaved },
} satisfies Meta<typeof AppAt>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('textbox', { name: 'Note for your team about Mateo Rivas' }),
    ).toHaveValue('Knows ferries.');
    await expect(canvas.getByText('No longer listed')).toBeVisible();
    await expect(canvas.queryByText('Knows nothing.')).not.toBeInTheDocument();
  },
};

export const SignedOut: Story = { args: { as: null }, play: asksToLogIn };

export const FreelancerIsSentHome: Story = { args: { as: freelancerUser }, play: showsListings };

export const Empty: Story = { args: { server: () => [] }, play: says('No saved freelancers yet') };

export const Loading: Story = {
  args: { navigationTimeoutMs: 0, server: () => [failing('listSavedFreelancers', 'slow')] },
  play: says('Loading your saved freelancers…'),
};

export const Failed: Story = {
  args: { server: () => [failing('listSavedFreelancers')] },
  play: alerts('Failed to load your saved freelancers.'),
};
