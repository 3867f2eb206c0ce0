import type { Meta, StoryObj } from '@storybook/react-vite';
import { Notice } from './Notice.tsx';

const meta = {
  component: Notice,
  args: { tone: 'info', children: 'The listing stays visible to those who applied.' },
} satisfies Meta<typeof Notice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Info: Story = {};
export const Positive: Story = { args: { tone: 'positive', children: 'Application submitted successfully' } };
/** The title says what happened, and the text says what it means for the reader. */
export const Warning: Story = {
  tags: ['do'],
  args: { tone: 'warning', title: 'Not saved', children: 'The profile was changed in another tab.' },
};

/** The notice says that everything is as usual. Users who read such notices overlook the next one, which matters. */
export const NothingNew: Story = { tags: ['dont'], args: { children: 'You are logged in.' } };
export const Critical: Story = {
  args: { tone: 'critical', children: 'Something went wrong. Please try again.' },
};

export const LongText: Story = {
  tags: ['stress'],
  args: {
    tone: 'warning',
    title: 'This job was changed meanwhile',
    children: 'Nothing of yours is lost: your text is still in the form, but not saved yet. '.repeat(8),
  },
};

export const RightToLeft: Story = {
  args: { tone: 'positive', title: 'تم الإرسال', children: 'وصل طلبك إلى صاحب العمل.' },
  globals: { direction: 'rtl' },
};
