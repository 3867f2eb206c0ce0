import {
  asListed,
  busyFreelancer,
  freelancer,
  longFreelancer,
  newFreelancer,
  onLeaveFreelancer,
  rightToLeftFreelancer,
} from '@skillharbor/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Marked } from '../../primitives/Marked/Marked.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { FreelancerCard } from './FreelancerCard.tsx';

const meta = {
  component: FreelancerCard,
  args: { freelancer: asListed(freelancer), href: '/freelancer/1' },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 280 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof FreelancerCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Available: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const link = canvas.getByRole('link', { name: 'Amara Okafor' });
    await expect(link).toHaveFocus();
    await expect(link).toHaveAttribute('href', '/freelancer/1');
  },
};

/** A card without a picture of work shows the first sentence of the bio. */
export const WithoutPieces: Story = { args: { freelancer: { ...asListed(freelancer), cover: null } } };

/** The reader's own text is part of the card, and the picture is less high. */
export const WithOwnText: Story = {
  args: { own: <Text size="small">Knows ferries. Free from May.</Text> },
};

export const Busy: Story = { args: { freelancer: asListed(busyFreelancer) } };

/** The freelancer works for free and has a single skill. */
export const OnLeave: Story = { args: { freelancer: onLeaveFreelancer } };

/** The freelancer has just signed up, and the profile is empty. */
export const EmptyProfile: Story = { args: { freelancer: newFreelancer } };

/** Every text has its maximum length. The freelancer has every skill and no picture. */
export const Long: Story = { tags: ['stress'], args: { freelancer: asListed(longFreelancer) } };

export const RightToLeft: Story = { args: { freelancer: asListed(rightToLeftFreelancer) } };

/** The card marks the words that a search found. */
export const WithMarks: Story = {
  args: { mark: (text) => <Marked search="designer lagos research">{text}</Marked> },
};
