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

export const Lists: Story = {
  args: {
    children:
      'What you will do\n- Interview the six people who know the answers, some of them on ships that are at sea\n- Write the pages\n\nIn this order:\n1. listen\n2. write\n10. listen again\n\nThen we talk.',
  },
  play: async ({ canvas }) => {
    const lists = canvas.getAllByRole('list');
    await expect(lists).toHaveLength(2);
    await expect(canvas.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'Interview the six people who know the answers, some of them on ships that are at sea',
      'Write the pages',
      'listen',
      'write',
      'listen again',
    ]);
    await expect(canvas.getByText('listen again')).toHaveAttribute('value', '10');
    await expect(canvas.getByText('Then we talk.').tagName).toBe('P');
  },
};

export const Links: Story = {
  args: { children: 'My work is at https://ada.example/work (and more at http://ada.example).' },
  play: async ({ canvas }) => {
    const [work, more] = canvas.getAllByRole('link');
    await expect(work).toHaveAttribute('href', 'https://ada.example/work');
    await expect(work).toHaveAttribute('rel', 'nofollow ugc noopener');
    await expect(work).toHaveAccessibleName('https://ada.example/work (opens in a new tab)');
    await expect(more).toHaveAttribute('href', 'http://ada.example');
  },
};

export const WordWithoutEnd: Story = {
  tags: ['stress'],
  args: { children: 'https://example.com/' + 'a-portfolio-of-everything/'.repeat(12) },
};

export const MarkupIsText: Story = {
  tags: ['stress'],
  args: { children: '<b>Bold</b> & <script>alert(1)</script>' },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText(args.children)).toBeVisible();
  },
};

export const RightToLeft: Story = {
  args: { children: 'نبحث عن مطوّر واجهات يعمل معنا عن بُعد لمدة ثلاثة أشهر.\nنردّ خلال خمسة أيام.' },
};
