import { emptyLanding, jobCounts, landing, TODAY } from '@skillharbor/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { LandingPage } from './LandingPage.tsx';

const meta = {
  component: LandingPage,
  args: {
    landing: { status: 'ready', data: landing },
    jobHref: (id) => `#job-${id}`,
    freelancerHref: (id) => `#freelancer-${id}`,
    companyHref: (slug) => `#company-${slug}`,
    jobValueHref: ({ filter, value }) => `#jobs-${filter}-${value}`,
    skillHref: ({ id }) => `#skill-${id}`,
    onSearch: fn(),
    categoryHref: (category) => `#${category}`,
    jobCounts,
    hrefs: {
      jobs: '#jobs',
      freelancers: '#freelancers',
      categories: '#categories',
      signUpFreelancer: '#freelancer',
      signUpClient: '#client',
      howItWorks: '#how-it-works',
    },
    decisionHoldSeconds: 600,
    today: TODAY,
  },
} satisfies Meta<typeof LandingPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Success: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText(/^\d+ jobs$/)).toHaveLength(6);
    await expect(canvas.getByText('152 of 164')).toBeVisible();
    await expect(canvas.getByRole('figure')).toHaveTextContent(/Sent.*Opened.*Answer by/);
    await expect(canvas.getByRole('heading', { name: 'Made by people here' })).toBeVisible();
  },
};

export const Search: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search jobs' }), 'ferry{Enter}');
    await expect(args.onSearch).toHaveBeenCalledWith('work', 'ferry');
  },
};

/** The switch between jobs and freelancers changes the search, the popular searches, the list below, and the steps. */
export const FindTalent: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Find talent' }));
    await expect(canvas.getByRole('link', { name: 'All freelancers' })).toHaveAttribute(
      'href',
      '#freelancers',
    );
    const names = landing.people.slice(0, 3).map(({ user }) => `${user.first_name} ${user.last_name}`);
    const cards = canvas.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
    await expect(cards).toEqual(expect.arrayContaining(names));
    await expect(
      canvas.getByText(/You can undo it for 10 minutes; then the freelancer sees it/),
    ).toBeVisible();
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search freelancers' }), 'figma{Enter}');
    await expect(args.onSearch).toHaveBeenCalledWith('talent', 'figma');
  },
};

export const Loading: Story = {
  args: { landing: { status: 'loading' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading jobs...');
  },
};

/** There are too few applications for statistics, so the page states neither a share nor a time. */
export const Empty: Story = {
  args: { landing: { status: 'ready', data: emptyLanding } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Too few applications so far/)).toBeVisible();
    await expect(canvas.queryByRole('heading', { name: 'Hiring now' })).not.toBeInTheDocument();
  },
};

export const Failed: Story = {
  args: {
    landing: {
      status: 'error',
      message: 'Unable to load job listings. Please try again later.',
      onRetry: fn(),
    },
  },
};

export const InGerman: Story = { globals: { language: 'de' } };

export const InArabic: Story = { globals: { language: 'ar' } };

/** The layout is mirrored, although the texts are English. */
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
