import {
  aboutCompany,
  aboutFreelancer,
  otherAboutCompany,
  rightToLeftAboutFreelancer,
  unbrokenAboutFreelancer,
  unnamedAboutFreelancer,
} from '@skillharbor/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { WorkRecord } from './WorkRecord.tsx';

const meta = {
  component: WorkRecord,
  args: {
    entries: [aboutFreelancer],
    authorHref: ({ author_slug: slug, author_id: id }): string | null =>
      slug !== null ? `/company/${slug}` : id === null ? null : `/freelancer/${id}`,
  },
} satisfies Meta<typeof WorkRecord>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AboutAFreelancer: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Worked with North Pier Ferries' })).toHaveAttribute(
      'href',
      '/company/north-pier-ferries',
    );
  },
};

export const AboutACompany: Story = { args: { entries: [aboutCompany, otherAboutCompany] } };

/** The client has given no company name, so there is no company page to link to. */
export const UnnamedClient: Story = {
  args: {
    entries: [unnamedAboutFreelancer],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Worked with a client')).toBeVisible();
  },
};

export const UnbrokenWords: Story = {
  tags: ['stress'],
  args: { entries: [unbrokenAboutFreelancer] },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
  },
};

export const RightToLeft: Story = {
  args: { entries: [rightToLeftAboutFreelancer] },
  globals: { direction: 'rtl' },
};
