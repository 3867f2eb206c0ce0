import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { LegalNotice } from './LegalNotice.tsx';

const meta = {
  component: LegalNotice,
  args: {
    texts: [
      { href: '#terms', label: 'Terms' },
      { href: '#privacy', label: 'Privacy' },
    ],
    submission: { status: 'idle' },
    onDone: fn(),
  },
} satisfies Meta<typeof LegalNotice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Changed: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const notice = canvas.getByRole('complementary', { name: 'Some of our texts have changed' });
    await expect(notice).toHaveTextContent('when you have a moment');
    await expect(canvas.getByRole('link', { name: 'Terms' })).toHaveAttribute('href', '#terms');
    await userEvent.click(canvas.getByRole('button', { name: 'I have read this' }));
    await expect(args.onDone).toHaveBeenCalledOnce();
  },
};

export const Sending: Story = { args: { submission: { status: 'submitting' } } };
export const Failed: Story = { args: { submission: { status: 'failed' } } };
export const InGerman: Story = { globals: { language: 'de' } };
export const InArabic: Story = { globals: { language: 'ar' } };
