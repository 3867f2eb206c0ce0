import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Marked } from './Marked.tsx';

const meta = {
  component: Marked,
  args: {
    search: 'front-end design',
    children: 'Frontend designer, and front-end engineer at The Design Quay',
  },
} satisfies Meta<typeof Marked>;
export default meta;
type Story = StoryObj<typeof meta>;

/**
 * Whole words are marked, including their other forms, in upper and lower case. Screen readers read the text as if it
 * had no marks.
 */
export const Words: Story = {
  play: async ({ args, canvas, canvasElement }) => {
    const marks = () => [...canvasElement.querySelectorAll('mark')].map((mark) => mark.textContent);
    await expect(marks()).toEqual(['Frontend', 'designer', 'front-end', 'Design']);
    await expect(canvasElement).toHaveTextContent(args.children);
    await expect(canvas.queryAllByRole('mark')).toEqual([]);
  },
};

export const Nothing: Story = {
  args: { search: '' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('mark')).toBeNull();
  },
};

/** The text is Arabic and contains Latin words. */
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { search: 'حجز react', children: 'مصمّمة واجهات لتطبيق حجز العبّارات (React)' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('mark')).toHaveLength(2);
  },
};

/** The text is too long for its line. */
export const Long: Story = {
  tags: ['stress'],
  args: {
    search: 'rindfleisch',
    children: 'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz'.repeat(6),
  },
};
