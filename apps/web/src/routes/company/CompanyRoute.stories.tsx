import { bareCompany, clientUser, company, failing, freelancerUser, otherCompany } from '@skillharbor/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { paths } from '../../navigation/paths.ts';
import { AppAt, routeStories } from '../../testing/AppAt.tsx';
import { alerts, hasHeading, says } from '../../testing/plays.ts';

const meta = {
  ...routeStories,
  title: 'Company',
  component: AppAt,
  args: { address: paths.company(company.slug), as: freelancerUser },
} satisfies Meta<typeof AppAt>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = { play: hasHeading(company.name) };

export const SignedOut: Story = { args: { as: null }, play: hasHeading(company.name) };

/** Clients can edit their own company. */
export const Own: Story = {
  args: { as: clientUser },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Edit company' })).toHaveAttribute(
      'href',
      paths.editCompany(),
    );
  },
};

/** A URL with the company's id shows the same page. */
export const ById: Story = {
  args: { address: paths.company(String(otherCompany.id)) },
  play: hasHeading(otherCompany.name),
};

export const NoOpenJobs: Story = {
  args: { address: paths.company(bareCompany.slug) },
  play: says('Ebb has not written anything about itself yet.'),
};

export const Loading: Story = {
  args: { navigationTimeoutMs: 0, server: () => [failing('getCompany', 'slow')] },
  play: says('Loading company...'),
};

export const Failed: Story = {
  args: { address: paths.company('503') },
  play: alerts('Unable to load this company. Please try again later.'),
};

export const JobsFailed: Story = {
  args: { server: () => [failing('listCompanyJobs')] },
  play: async (context) => {
    await hasHeading(company.name)(context);
    await alerts('Unable to load the jobs of this company. Please try again later.')(context);
  },
};

export const NotFound: Story = {
  args: { address: paths.company('nothing-here') },
  play: alerts('Company not found'),
};

export const NoAddress: Story = {
  args: { address: '/company/a--b' },
  play: alerts('Company not found'),
};
