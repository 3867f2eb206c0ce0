import {
  deadlineTodayJob,
  job,
  longJob,
  rightToLeftJob,
  unbrokenJob,
  unknownCompanyJob,
} from '@skillharbor/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { CompanyByline } from './CompanyByline.tsx';

const meta = {
  component: CompanyByline,
  args: { job, companyHref: (slug) => `/company/${slug}` },
} satisfies Meta<typeof CompanyByline>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The company's own site opens in a new tab. The site can neither access this page nor learn its address. */
export const Standard: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'at North Pier Ferries' })).toHaveAttribute(
      'href',
      '/company/north-pier-ferries',
    );
    const site = canvas.getByRole('link', { name: /^northpier.example\/about/ });
    await expect(site).toHaveAttribute('rel', 'noopener noreferrer');
  },
};

export const WithoutLogo: Story = { args: { job: deadlineTodayJob } };

/** The company has no name, so it has no page to link to. */
export const Unnamed: Story = {
  args: { job: unknownCompanyJob },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('at Unknown')).toBeVisible();
    await expect(canvas.queryByRole('link')).not.toBeInTheDocument();
  },
};

/** An address that is not safe to follow is not shown. */
export const UnsafeSite: Story = {
  tags: ['stress'],
  args: { job: { ...job, company_website: 'javascript:alert(1)' } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(1);
  },
};

export const Long: Story = { tags: ['stress'], args: { job: longJob } };
export const UnbrokenWords: Story = { tags: ['stress'], args: { job: unbrokenJob } };
export const RightToLeft: Story = { args: { job: rightToLeftJob }, globals: { direction: 'rtl' } };
