import { jobCounts } from '@skillharbor/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { CategoryPage } from './CategoryPage.tsx';

const meta = {
  component: CategoryPage,
  args: {
    categoryHref: (category) => `#${category}`,
    jobCounts,
    hrefs: { jobs: '#jobs', howItWorks: '#how-it-works' },
  },
} satisfies Meta<typeof CategoryPage>;
export default meta;

export const Standard: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(6);
    await expect(canvas.getByRole('link', { name: 'Healthcare' })).toHaveAttribute('href', '#healthcare');
    const { active } = jobCounts.find(({ category }) => category === 'healthcare') ?? {};
    await expect(canvas.getAllByText(`${active} jobs`)[0]).toBeVisible();
  },
};
