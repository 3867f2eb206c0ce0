import type { Meta, StoryObj } from '@storybook/react-vite';
import { site } from '../../messages/site.ts';
import { Steps } from './Steps.tsx';

const meta = {
  component: Steps,
  parameters: { padded: true },
  args: { level: 3, items: site.howItWorks.steps.freelancer },
} satisfies Meta<typeof Steps>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Three: Story = {};
export const One: Story = { args: { items: site.howItWorks.short.client.slice(0, 1) } };

export const RightToLeft: Story = {
  args: {
    items: [
      { title: 'انشر وظيفة', text: 'العمل وشروطه وآخر يوم للتقديم.' },
      { title: 'اقرأ الطلبات', text: 'الملف الشخصي والرسالة والسيرة الذاتية في صفحة واحدة.' },
    ],
  },
  globals: { direction: 'rtl' },
};
