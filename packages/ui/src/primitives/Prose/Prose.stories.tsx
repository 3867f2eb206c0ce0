import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Prose } from './Prose.tsx';

const meta = { component: Prose } satisfies Meta<typeof Prose>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Paragraphs: Story = {
  args: {
    children:
      'We run nine tugboats out of two ports, and nobody can say today what any of them burned last week.\n\nYou would:\n- collect what the engines already report\n- make one page of it that a captain reads in a minute\n\nWe decide within five days.',
  },
};

export const WordWithoutEnd: Story = {
  args: { children: 'https://example.com/' + 'a-portfolio-of-everything/'.repeat(12) },
};

export const MarkupIsText: Story = {
  args: { children: '<b>Bold</b> & <script>alert(1)</script>' },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText(args.children)).toBeVisible();
  },
};

export const RightToLeft: Story = {
  args: { children: 'نبحث عن مطوّر واجهات يعمل معنا عن بُعد لمدة ثلاثة أشهر.\nنردّ خلال خمسة أيام.' },
};
