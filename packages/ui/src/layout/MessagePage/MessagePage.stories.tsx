import type { Meta, StoryObj } from '@storybook/react-vite';
import { LinkButton } from '../../primitives/LinkButton/LinkButton.tsx';
import { MessagePage } from './MessagePage.tsx';

const meta = {
  component: MessagePage,
  args: {
    title: 'Something went wrong',
    text: 'The page could not be shown.',
    actions: <LinkButton href="#home">Back to Home</LinkButton>,
  },
} satisfies Meta<typeof MessagePage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Standard: Story = {};
export const WithCode: Story = { args: { code: '404' } };
