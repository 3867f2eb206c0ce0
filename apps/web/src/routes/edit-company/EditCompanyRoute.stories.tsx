import {
  responding,
  clientUser,
  company,
  failing,
  freelancerUser,
  otherClientUser,
  recruiterUser,
  unknownCompanyUser,
} from '@skillharbor/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { paths } from '../../navigation/paths.ts';
import { AppAt, routeStories } from '../../testing/AppAt.tsx';
import { alerts, asksToLogIn, hasHeading, says, showsListings, toasts } from '../../testing/plays.ts';

const meta = {
  ...routeStories,
  title: 'Edit company',
  component: AppAt,
  args: { address: paths.editCompany(), as: clientUser },
} satisfies Meta<typeof AppAt>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: 'Company name' })).toHaveValue(company.name);
  },
};

export const Loading: Story = {
  args: { navigationTimeoutMs: 0, server: () => [failing('getMyCompany', 'slow')] },
  play: says('Loading your company...'),
};

export const Failed: Story = {
  args: { server: () => [failing('getMyCompany')] },
  play: alerts('Unable to load your company. Please try again later.'),
};

export const SignedOut: Story = { args: { as: null }, play: asksToLogIn };

export const FreelancerIsSentHome: Story = { args: { as: freelancerUser }, play: showsListings };

const save: NonNullable<Story['play']> = async ({ canvas, userEvent }) => {
  const name = await canvas.findByRole('textbox', { name: 'Company name' });
  await userEvent.clear(name);
  await userEvent.type(name, 'South Pier');
  await userEvent.click(canvas.getByRole('button', { name: 'Save company' }));
};

/** The company's page shows the change. */
export const Saved: Story = {
  play: async (context) => {
    await save(context);
    await toasts('Company saved.')(context);
    await hasHeading('South Pier')(context);
  },
};

/** Without a logo, the page shows the initials of the company. */
export const LogoRemoved: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove logo' }));
    await save(context);
    await hasHeading('South Pier')(context);
    await expect(canvas.getAllByText('SP').length).toBeGreaterThan(0);
  },
};

/** A client without a company name gets a company page by saving a company name. */
export const Named: Story = {
  args: { as: unknownCompanyUser },
  play: async (context) => {
    await save(context);
    await toasts('Company saved.')(context);
    await hasHeading('South Pier')(context);
  },
};

export const RefusedByTheServer: Story = {
  args: {
    server: () => [
      responding('updateMyCompany', { status: 400, body: { website: ['This address does not answer.'] } }),
    ],
  },
  play: async (context) => {
    await save(context);
    await says('This address does not answer.')(context);
    await waitFor(() => expect(context.canvas.getByRole('textbox', { name: /^Website/ })).toHaveFocus());
  },
};

export const NotSaved: Story = {
  args: { server: () => [failing('updateMyCompany', 'network')] },
  play: async (context) => {
    await save(context);
    await alerts('We cannot reach Skill Harbor. Check your connection and try again.')(context);
  },
};

/** Only the owner of a team can change the company, so a recruiter sees the reason instead of the form. */
export const RecruiterIsRefused: Story = {
  args: { as: recruiterUser },
  play: says('Only the owner of the team can change the company.'),
};

/** Once the domain is confirmed, the section about the domain has no button. */
export const DomainConfirmed: Story = {
  args: { as: otherClientUser },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.click(await canvas.findByRole('button', { name: 'Check gullwing.example' }));
    await expect(await canvas.findByText(/^gullwing.example has been confirmed since/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^Check/ })).not.toBeInTheDocument();
    await toasts('The domain is confirmed.')(context);
  },
};

export const DomainNotChecked: Story = {
  args: { as: otherClientUser, server: () => [failing('confirmCompanyDomain')] },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.click(await canvas.findByRole('button', { name: 'Check gullwing.example' }));
    await says('The domain could not be checked. Please try again.')(context);
  },
};

export const DomainNotLoaded: Story = {
  args: { server: () => [failing('getCompanyDomain')] },
  play: alerts('The domain could not be loaded. Please try again later.'),
};
