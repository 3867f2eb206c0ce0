import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Inline } from '../Inline/Inline.tsx';
import { Avatar } from './Avatar.tsx';

const portrait =
  'data:image/svg+xml,' +
  encodeURIComponent(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><rect width="10" height="10" fill="#cfd8d3"/><circle cx="5" cy="4" r="2" fill="#6b5a4a"/><path d="M1 10a4 4 0 0 1 8 0" fill="#0b5c66"/></svg>',
  );

const meta = {
  component: Avatar,
  args: { name: 'Ada Okafor', size: 64 },
} satisfies Meta<typeof Avatar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Initials: Story = {};
export const Picture: Story = { args: { src: portrait } };

export const Broken: Story = {
  tags: ['stress'],
  args: { src: 'data:image/png;base64,AAAA' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('AO')).toBeVisible();
  },
};

export const Sizes: Story = {
  render: (args) => (
    <Inline space="16">
      {([40, 64, 96, 150] as const).map((size) => (
        <Avatar key={size} {...args} size={size} />
      ))}
      {([40, 64, 96, 150] as const).map((size) => (
        <Avatar key={size} {...args} size={size} src={portrait} />
      ))}
    </Inline>
  ),
};

/** A visitor who has written to a freelancer has no account. */
export const WithoutAccount: Story = { args: { name: null, size: 40 } };

export const OneName: Story = { args: { name: 'Cher' } };

/** Names in other scripts also have initials. */
export const OtherScripts: Story = {
  tags: ['stress'],
  render: (args) => (
    <Inline space="16">
      {['ليلى حدّاد', '伊藤 潤', 'Ζωή Παπαδοπούλου', ''].map((name) => (
        <Avatar key={name} {...args} name={name} />
      ))}
    </Inline>
  ),
};
