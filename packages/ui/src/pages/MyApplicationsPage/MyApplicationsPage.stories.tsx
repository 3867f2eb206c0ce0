import { myApplications, myPendingApplication } from '@skillharbor/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { english } from '../../messages/english.ts';
import type { Messages } from '../../messages/english.ts';
import { UiProvider } from '../../primitives/UiProvider/UiProvider.tsx';
import { MyApplicationsPage } from './MyApplicationsPage.tsx';

const meta = {
  component: MyApplicationsPage,
  args: {
    applications: { status: 'ready', data: myApplications },
    pages: { pending: false },
    jobHref: (id) => `/job/${id}`,
    listingsHref: '/jobs',
  },
} satisfies Meta<typeof MyApplicationsPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'My Job Applications' })).toBeVisible();
    await expect(canvas.getAllByRole('article')).toHaveLength(myApplications.length);
    await expect(
      canvas.getByRole('link', { name: `View Job ${myPendingApplication.listing_title}` }),
    ).toHaveAttribute('href', `/job/${myPendingApplication.listing}`);
  },
};

export const One: Story = { args: { applications: { status: 'ready', data: [myPendingApplication] } } };

export const Loading: Story = {
  args: { applications: { status: 'loading' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading applications...')).toBeVisible();
  },
};

export const Empty: Story = {
  args: { applications: { status: 'ready', data: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No applications found')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Find jobs' })).toHaveAttribute('href', '/jobs');
  },
};

const loadFailed = { status: 'error', message: 'Failed to load applications.', onRetry: fn() } as const;

export const Failed: Story = {
  args: { applications: loadFailed },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Failed to load applications.');
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(loadFailed.onRetry).toHaveBeenCalledOnce();
  },
};

export const MorePages: Story = { args: { pages: { previous: fn(), next: fn(), pending: false } } };

/** A translation is an object of the same type; what it takes from `english` stays English. */
const german: Messages = {
  ...english,
  primitives: { ...english.primitives, previous: 'Zurück', next: 'Weiter', pagination: 'Seiten' },
  jobs: {
    ...english.jobs,
    categories: {
      tech: 'Technik',
      finance: 'Finanzen',
      healthcare: 'Gesundheit',
      marketing: 'Marketing',
      education: 'Bildung',
      other: 'Anderes',
    },
    applicationStatuses: { pending: 'Offen', accepted: 'Angenommen', rejected: 'Abgelehnt' },
    facts: {
      ...english.jobs.facts,
      company: (company) => `bei ${company}`,
      category: 'Bereich',
      location: 'Ort',
    },
    applications: {
      title: 'Meine Bewerbungen',
      loading: 'Bewerbungen werden geladen …',
      empty: 'Keine Bewerbungen',
      emptyReason: 'Hier erscheinen die Aufträge, um die Sie sich bewerben, mit den Antworten der Kunden.',
      findJobs: 'Aufträge suchen',
      results: 'Bewerbungen',
      viewJob: 'Zum Auftrag',
      appliedOn: (date) => `Beworben am ${date}`,
      decidedOn: (date) => `Entschieden am ${date}`,
      message: 'Nachricht des Kunden',
      declineReason: 'Begründung des Kunden',
      loadFailed: 'Die Bewerbungen konnten nicht geladen werden.',
    },
  },
};

export const InAnotherLanguage: Story = {
  args: { pages: { previous: fn(), next: fn(), pending: false } },
  decorators: [
    (Story) => (
      <div lang="de">
        <UiProvider locale="de-DE" messages={german}>
          <Story />
        </UiProvider>
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Meine Bewerbungen' })).toBeVisible();
    await expect(canvas.getAllByText(/^Beworben am \d{1,2}\.\d{1,2}\.\d{4}$/)).toHaveLength(
      myApplications.length,
    );
    await expect(canvas.getByRole('button', { name: 'Weiter' })).toBeVisible();
  },
};

/** The layout is mirrored; the texts are still English. */
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
