import { longApplication, pendingApplication } from '@skillharbor/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ResumeCard } from './ResumeCard.tsx';

const meta = {
  component: ResumeCard,
  args: { resume: pendingApplication.resume, href: pendingApplication.resume_url },
} satisfies Meta<typeof ResumeCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Standard: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('PDF, 180 kB')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Download resume' })).toHaveAttribute('href', args.href);
  },
};

export const Long: Story = { tags: ['stress'], args: { resume: longApplication.resume } };
