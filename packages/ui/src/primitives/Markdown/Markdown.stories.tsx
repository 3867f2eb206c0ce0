import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Markdown } from './Markdown.tsx';

const text = `# What is allowed

Be **honest**, and *kind*. Write to [us](mailto:office@example.com), or read the [terms](/legal/terms) and
the [law](https://example.com/law).

## In short

- Offer real work.
- Pay what you promised:
  1. on time,
  2. in full.

> Nobody is perfect.

---

    A line as it was typed
`;

const meta = { component: Markdown, args: { language: 'en', children: text } } satisfies Meta<
  typeof Markdown
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'What is allowed' })).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 3, name: 'In short' })).toBeVisible();
    await expect(canvas.getAllByRole('list')).toHaveLength(2);
    await expect(canvas.getByRole('link', { name: 'terms' })).toHaveAttribute('href', '/legal/terms');
    await expect(canvas.getByRole('link', { name: /^law/ })).toHaveAttribute('target', '_blank');
  },
};

/** HTML is shown as text, and the address of a script is not rendered as a link. */
export const Hostile: Story = {
  tags: ['behaviour'],
  args: {
    children: [
      '<img src=x onerror="alert(1)"> <script>alert(2)</script>',
      '<div onclick="alert(3)">A box</div>',
      '[Press](javascript:alert(4)) [me](data:text/html,hi) [now](//example.com) ![A picture](https://example.com/a.png)',
      '[reference]: javascript:alert(5)\n\n[Again][reference]',
    ].join('\n\n'),
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelector('img, script, [onclick]')).toBeNull();
    await expect(canvas.queryByRole('link')).not.toBeInTheDocument();
    await expect(canvas.getByText(/<script>alert\(2\)<\/script>/)).toBeVisible();
    await expect(canvas.getByText(/A picture/)).toBeVisible();
  },
};

export const Arabic: Story = {
  args: { language: 'ar', children: '## القواعد\n\nكن **صادقًا**.\n\n- ادفع في الموعد.\n- رد على الجميع.' },
};

/** The levels of the headings have no gap, although the text skips a level. */
export const SkippedLevels: Story = {
  tags: ['behaviour'],
  args: { children: '### One\n\n##### Two\n\n# Three' },
  play: async ({ canvas }) => {
    const levels = canvas.getAllByRole('heading').map(({ tagName }) => tagName);
    await expect(levels).toEqual(['H2', 'H3', 'H2']);
  },
};

export const LongWord: Story = {
  tags: ['stress'],
  args: { children: `# ${'Donaudampfschifffahrt'.repeat(6)}\n\n${'Unbroken'.repeat(40)}` },
};
