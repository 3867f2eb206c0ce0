import type { WaitingItem } from '@skillharbor/contract';
import {
  myApplications,
  myApplicationTotals,
  myPendingApplication,
  myWithdrawnApplication,
  TODAY,
  waitingInvitation,
} from '@skillharbor/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { english } from '../../messages/english.ts';
import type { Messages } from '../../messages/english.ts';
import { UiProvider } from '../../primitives/UiProvider/UiProvider.tsx';
import { MyApplicationsPage } from './MyApplicationsPage.tsx';

const meta = {
  component: MyApplicationsPage,
  args: {
    applications: { status: 'ready', data: myApplications },
    pages: { pending: false },
    totals: myApplicationTotals,
    openApplications: { count: myApplicationTotals.pending, limit: 20 },
    status: null,
    statusHref: (status) => (status === null ? '/dashboard' : `/dashboard?status=${status}`),
    jobHref: (id) => `/job/${id}`,
    applicationHref: (id) => `/dashboard/${id}`,
    conversationHref: (id) => `/dashboard/${id}#conversation`,
    agreementHref: (id) => `/dashboard/${id}/agreement`,
    waiting: [],
    listingsHref: '/jobs',
    today: TODAY,
    invitations: {
      invitations: { status: 'ready', data: [] },
      pages: { pending: false },
      answerTo: () => ({ status: 'idle' }),
      onDecline: fn(),
      onUndo: fn(),
      jobHref: (id) => `/job/${id}`,
      applyHref: (id) => `/apply/${id}`,
    },
  },
} satisfies Meta<typeof MyApplicationsPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const none = { pending: 0, accepted: 0, rejected: 0, withdrawn: 0, closed: 0 };

const waiting: readonly WaitingItem[] = myApplications
  .filter(({ next_step: { kind } }) => kind === 'read' || kind === 'write')
  .map(({ id, listing, listing_title, company_name, next_step }) => ({
    application: id,
    job_id: listing,
    job_title: listing_title,
    other_name: company_name,
    hidden_number: null,
    next_step,
  }));

/**
 * The applications that need an action of the freelancer come first: unread messages, and then acceptances without a
 * message.
 */
export const Waiting: Story = {
  args: { waiting },
  play: async ({ canvas }) => {
    const panel = within(canvas.getByRole('region', { name: 'Waiting for you' }));
    await expect(panel.getAllByRole('link').map((link) => link.textContent.split(':')[0])).toEqual([
      'Write a message',
      'Read the messages',
    ]);
  },
};

export const Loaded: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'My Job Applications' })).toBeVisible();
    await expect(canvas.getAllByRole('article')).toHaveLength(myApplications.length);
    await expect(
      canvas.getByRole('link', { name: `View Job ${myPendingApplication.listing_title}` }),
    ).toHaveAttribute('href', `/job/${myPendingApplication.listing}`);
    await expect(
      canvas.getByRole('link', {
        name: `Details of your application: ${myPendingApplication.listing_title}`,
      }),
    ).toHaveAttribute('href', `/dashboard/${myPendingApplication.id}`);
    await expect(
      canvas.getByText(new RegExp(`^${myApplicationTotals.pending} of 20 open applications in use\\.`)),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'All 7' })).toHaveAttribute('aria-current', 'true');
    await expect(canvas.getByRole('link', { name: 'Accepted 2' })).toHaveAttribute(
      'href',
      '/dashboard?status=accepted',
    );
  },
};

/** The invitations come first. */
export const Invited: Story = {
  args: {
    invitations: { ...meta.args.invitations, invitations: { status: 'ready', data: [waitingInvitation] } },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'Invitations' })).toBeVisible();
  },
};

export const OneState: Story = {
  args: { status: 'withdrawn', applications: { status: 'ready', data: [myWithdrawnApplication] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Withdrawn 1' })).toHaveAttribute('aria-current', 'true');
    await expect(canvas.getAllByRole('article')).toHaveLength(1);
  },
};

/** The link leads to a status that no application has any more. */
export const NoneInThisState: Story = {
  args: {
    status: 'withdrawn',
    totals: { ...myApplicationTotals, withdrawn: 0 },
    applications: { status: 'ready', data: [] },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No application is in this state.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Show all applications' })).toHaveAttribute(
      'href',
      '/dashboard',
    );
  },
};

export const One: Story = {
  args: {
    applications: { status: 'ready', data: [myPendingApplication] },
    totals: { ...none, pending: 1 },
    openApplications: { count: 1, limit: 20 },
  },
};

export const Loading: Story = {
  args: { applications: { status: 'loading' }, totals: null, openApplications: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading applications...')).toBeVisible();
  },
};

export const Empty: Story = {
  args: {
    applications: { status: 'ready', data: [] },
    totals: none,
    openApplications: { count: 0, limit: 20 },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No applications found')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Find jobs' })).toHaveAttribute('href', '/jobs');
  },
};

const loadFailed = { status: 'error', message: 'Failed to load applications.', onRetry: fn() } as const;

export const Failed: Story = {
  args: { applications: loadFailed, totals: null, openApplications: null },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Failed to load applications.');
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(loadFailed.onRetry).toHaveBeenCalledOnce();
  },
};

export const MorePages: Story = { args: { pages: { previous: fn(), next: fn(), pending: false } } };

/**
 * The texts come from a translation, which is an object of the same type. Texts that are taken from `english` stay
 * English.
 */
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
    facts: {
      ...english.jobs.facts,
      company: (company) => `bei ${company}`,
    },
    labels: {
      ...english.jobs.labels,
      category: 'Bereich',
      location: 'Ort',
    },
  },
  applications: {
    ...english.applications,
    statuses: {
      pending: 'Offen',
      accepted: 'Angenommen',
      rejected: 'Abgelehnt',
      withdrawn: 'Zurückgezogen',
      closed: 'Ohne Entscheidung',
    },
    list: {
      title: 'Meine Bewerbungen',
      loading: 'Bewerbungen werden geladen …',
      empty: 'Keine Bewerbungen',
      emptyReason: 'Hier erscheinen die Aufträge, um die Sie sich bewerben, mit den Antworten der Kunden.',
      open: (count, limit) => `${count} von ${limit} möglichen offenen Bewerbungen.`,
      findJobs: 'Aufträge suchen',
      results: 'Bewerbungen',
      viewJob: 'Zum Auftrag',
      appliedOn: (date) => `Beworben am ${date}`,
      events: {
        revealed: (date) => `Dein Name wurde dem Kunden gezeigt am ${date}`,
        changed: (date) => `Auftrag geändert am ${date}`,
        shortlisted: (date) => `In der engeren Wahl seit ${date}`,
        filled: (date) => `Vergeben am ${date}`,
        filledWithYou: (date) => `An Sie vergeben am ${date}`,
      },
      waitingForThem: 'Beim Kunden',
      done: 'Erledigt',
      moreDone: (_, number) => `${number} weitere`,
      filter: { label: 'Bewerbungen nach Stand', all: 'Alle' },
      emptyFilter: 'Keine Bewerbung in diesem Stand.',
      showAll: 'Alle Bewerbungen zeigen',
      details: 'Einzelheiten',
      about: (title) => ` der Bewerbung: ${title}`,
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
    await expect(canvas.getAllByText(/^Beworben am \d{1,2}\.\d{1,2}\.\d{4}$/)).toHaveLength(3);
    await expect(canvas.getByRole('button', { name: 'Weiter' })).toBeVisible();
  },
};

/** The layout is mirrored. The texts are still English. */
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
