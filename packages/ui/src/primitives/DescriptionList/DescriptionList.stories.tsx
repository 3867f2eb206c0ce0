import type { Meta, StoryObj } from '@storybook/react-vite';
import { Banknote, CalendarClock, MapPin } from 'lucide-react';
import { DescriptionList } from './DescriptionList.tsx';

const meta = {
  component: DescriptionList,
  args: {
    items: [
      { term: 'Location', value: 'Lisbon', icon: <MapPin /> },
      { term: 'Salary range', value: '$60–$80 an hour', icon: <Banknote /> },
      { term: 'Deadline', value: 'Dec 4, 2026', icon: <CalendarClock /> },
    ],
  },
} satisfies Meta<typeof DescriptionList>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The terms are short, and each value is understood at a glance. */
export const Stacked: Story = {
  tags: ['do'],
};

/** A text that is read from beginning to end belongs in paragraphs. */
export const Sentences: Story = {
  tags: ['dont'],
  args: {
    items: [
      {
        term: 'What you should know',
        value: 'We run nine tugboats out of two ports, and every engine reports.',
      },
      { term: 'What you should do', value: 'Collect what the engines report, and make one page of it.' },
    ],
  },
};
export const InARow: Story = { args: { layout: 'row' } };
export const ShortValues: Story = { args: { layout: 'short' } };
export const WithoutIcons: Story = {
  args: {
    items: [
      { term: 'Experience', value: '9 years' },
      { term: 'Portfolio', value: 'https://example.com/' + 'a-very-long-path/'.repeat(8) },
    ],
  },
};

export const RightToLeft: Story = {
  args: {
    items: [
      { term: 'الموقع', value: 'الإسكندرية، مصر', icon: <MapPin /> },
      { term: 'نطاق الأجر', value: '$25–35 في الساعة', icon: <Banknote /> },
    ],
  },
  globals: { direction: 'rtl' },
};
