import type { Meta, StoryObj } from '@storybook/react-vite';
import { PageHeader } from './PageHeader.tsx';

const meta = {
  component: PageHeader,
  parameters: { padded: true },
  args: { title: 'How It Works' },
} satisfies Meta<typeof PageHeader>;
export default meta;
type Story = StoryObj<typeof meta>;

export const TitleOnly: Story = {};
export const WithLead: Story = {
  args: { lead: 'Three steps from a job that is posted to an answer that is given.' },
};

export const LongTitle: Story = {
  tags: ['stress'],
  args: {
    title: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamter',
    lead: 'And more. '.repeat(40),
  },
};

export const RightToLeft: Story = {
  args: { title: 'كيف يعمل الموقع', lead: 'ثلاث خطوات من وظيفة منشورة إلى جواب.' },
  globals: { direction: 'rtl' },
};
