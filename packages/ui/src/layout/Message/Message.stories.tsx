import type { Meta, StoryObj } from '@storybook/react-vite';
import { LinkButton } from '../../primitives/index.ts';
import { Message } from './Message.tsx';

const meta = {
  component: Message,
  args: {
    title: 'Something went wrong',
    text: 'The page could not be shown.',
    actions: <LinkButton href="#home">Back to Home</LinkButton>,
  },
} satisfies Meta<typeof Message>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Standard: Story = {};
export const WithCode: Story = { args: { code: '404' } };
