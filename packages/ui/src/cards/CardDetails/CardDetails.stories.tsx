import type { Meta, StoryObj } from '@storybook/react-vite';
import { AlarmClock, Briefcase, MapPin } from 'lucide-react';
import { CardDetails } from './CardDetails.tsx';

const meta = {
  component: CardDetails,
  args: {
    items: [
      { term: 'Location', value: 'Lisbon, Portugal', icon: <MapPin /> },
      { term: 'Employment type', value: 'Contract', icon: <Briefcase /> },
    ],
  },
} satisfies Meta<typeof CardDetails>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Some: Story = {};

export const One: Story = { args: { items: meta.args.items.slice(0, 1) } };

export const Caution: Story = {
  args: {
    items: [
      ...meta.args.items,
      { term: 'Application deadline', value: 'Closes today', icon: <AlarmClock />, tone: 'caution' },
    ],
  },
};

export const RightToLeft: Story = {
  args: { items: [{ term: 'Location', value: 'الإسكندرية، مصر', icon: <MapPin /> }] },
};

export const UnbrokenWords: Story = {
  tags: ['stress'],
  args: { items: [{ term: 'Location', value: 'Taumatawhakatangihangakoauau'.repeat(6), icon: <MapPin /> }] },
};
