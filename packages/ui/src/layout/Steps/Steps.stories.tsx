import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { site } from '../../messages/site.ts';
import { Card } from '../../primitives/Card/Card.tsx';
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

/** An example is only a picture of the step: screen readers skip it, and the keyboard cannot reach its controls. */
export const WithExamples: Story = {
  args: {
    items: site.howItWorks.steps.freelancer.map((step) => ({
      ...step,
      example: (
        <Card>
          <button type="button">Press</button>
        </Card>
      ),
    })),
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
    await userEvent.tab();
    await expect(document.body).toHaveFocus();
  },
};

export const RightToLeft: Story = {
  args: {
    items: [
      { title: 'انشر وظيفة', text: 'العمل وشروطه وآخر يوم للتقديم.' },
      { title: 'اقرأ الطلبات', text: 'الملف الشخصي والرسالة والسيرة الذاتية في صفحة واحدة.' },
    ],
  },
  globals: { direction: 'rtl' },
};
