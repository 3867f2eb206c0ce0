import { conversationSummaries } from '@skillharbor/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Avatar } from '../../primitives/Avatar/Avatar.tsx';
import { CompanyTile } from '../../primitives/CompanyTile/CompanyTile.tsx';
import { ConversationCard } from './ConversationCard.tsx';

const [unread, read] = conversationSummaries;
if (!unread || !read) throw new Error('The fixtures have two conversations.');

const meta = {
  component: ConversationCard,
  args: {
    conversation: unread,
    picture: <CompanyTile name={unread.other_name} logo={unread.other_picture} size={40} />,
    title: unread.other_name,
    about: `about ${unread.job_title}`,
    reader: 'freelancer',
    href: '/dashboard/1#conversation',
    level: 2,
  },
} satisfies Meta<typeof ConversationCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Unread: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: unread.other_name })).toBeVisible();
    await expect(canvas.getByText('2 new messages')).toBeVisible();
  },
};

/** The reader of the list wrote the last message. */
export const Read: Story = { args: { conversation: read } };

export const ForClient: Story = {
  args: {
    conversation: {
      ...unread,
      last_message: { ...unread.last_message, by: 'freelancer', excerpt: 'Yes, on the 2nd. Call me: […]' },
    },
    picture: <Avatar name="Applicant 3" size={40} />,
    title: 'Applicant 3',
    reader: 'client',
  },
};

/** The title and the message are long words without spaces. */
export const UnbrokenWords: Story = {
  tags: ['stress'],
  args: {
    about: 'Donaudampfschifffahrtsgesellschaftskapitän'.repeat(3),
    conversation: {
      ...unread,
      last_message: { ...unread.last_message, excerpt: 'Donaudampfschifffahrtsgesellschaft'.repeat(4) },
    },
  },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
  },
};
