import {
  answeredApplication,
  clientUser,
  formerApplication,
  heldApplication,
  hiddenApplication,
  longApplication,
  myBlindJob,
  rareApplication,
  myJob,
  shortlistedApplication,
} from '@skillharbor/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { ComparePage } from './ComparePage.tsx';

const applications = [shortlistedApplication, longApplication, heldApplication];

const sameRate = {
  ...longApplication,
  applicant: {
    ...longApplication.applicant,
    hourly_rate: shortlistedApplication.applicant.hourly_rate,
    rate_currency: shortlistedApplication.applicant.rate_currency,
  },
};

const meta = {
  component: ComparePage,
  args: {
    of: { status: 'ready', data: { job: myJob, applications } },
    backHref: '/manage-job/1',
    applicantHref: ({ freelancer_id }) => `/applicant/1/${freelancer_id}`,
    decision: { status: 'idle' },
    clientEmail: clientUser.email,
    onAccept: fn(),
    onDecline: fn(),
    undo: { status: 'idle' },
    onUndo: fn(),
    mayWrite: true,
  },
} satisfies Meta<typeof ComparePage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The letters come first. Rows below them in which all applicants have the same value are muted. */
export const Loaded: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Compare applicants' })).toBeVisible();
    const terms = canvas.getAllByRole('rowheader').map(({ textContent }) => textContent);
    await expect(terms.slice(0, 2)).toEqual(['Your decision', 'Cover letter']);
    await expect(canvas.getByRole('rowheader', { name: 'Hourly rate' })).toBeVisible();
  },
};

/** One of the freelancers has deleted the account. */
export const WithAFormerMember: Story = {
  args: {
    of: { status: 'ready', data: { job: myJob, applications: [formerApplication, shortlistedApplication] } },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'A former member' })).toBeVisible();
    await expect(canvas.getAllByText('Not given')[0]).toBeVisible();
  },
};

export const Accepts: Story = {
  tags: ['behaviour'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Accept Mateo Rivas' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Accept Mateo Rivas?' }));
    await userEvent.type(dialog.getByRole('textbox'), 'Welcome.');
    await userEvent.click(dialog.getByRole('button', { name: 'Accept' }));
    await expect(args.onAccept).toHaveBeenCalledWith(shortlistedApplication, {
      message: 'Welcome.',
      shareEmail: true,
    });
    await userEvent.keyboard('{Escape}');
  },
};

/** A phone shows two of the four columns. The user replaces the first one by choosing another name. */
export const PairsOnAPhone: Story = {
  tags: ['behaviour'],
  args: {
    of: {
      status: 'ready',
      data: { job: myJob, applications: [...applications, { ...answeredApplication, id: 99 }] },
    },
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const names = within(canvas.getByRole('group')).getAllByRole('button');
    await expect(names).toHaveLength(4);
    const columns = () => canvas.getAllByRole('columnheader').map((header) => header.textContent);
    const [first, second] = columns();
    await expect(columns()).toHaveLength(2);
    const [other] = canvas.getAllByRole('button', { pressed: false });
    await userEvent.click(other ?? canvasElement);
    await expect(columns()).toHaveLength(2);
    await expect(columns()[0]).toBe(second);
    await expect(columns()).not.toContain(first);
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
  },
};

/** The names and the buttons stay in view while the client scrolls through the letters. */
export const NamesStay: Story = {
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    const [head = document.body] = canvas.getAllByRole('rowgroup');
    window.scrollTo(0, 600);
    await waitFor(() => expect(window.scrollY).toBeGreaterThan(300));
    await expect(Math.round(head.getBoundingClientRect().top)).toBe(64);
    window.scrollTo(0, 0);
  },
};

/** Both applicants ask for the same rate, so the rate is muted. Their locations differ. */
export const SameValues: Story = {
  args: {
    of: {
      status: 'ready',
      data: {
        job: myJob,
        applications: [shortlistedApplication, sameRate],
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('rowheader', { name: 'Hourly rate (the same for all)' })).toBeVisible();
    await expect(canvas.getByRole('rowheader', { name: 'Location' })).toBeVisible();
  },
};

export const Two: Story = {
  args: { of: { status: 'ready', data: { job: myJob, applications: applications.slice(0, 2) } } },
};

/**
 * One applicant is under blind review. For each hidden value of this applicant, the table says that the value is
 * hidden.
 */
export const Hidden: Story = {
  args: {
    of: {
      status: 'ready',
      data: { job: myBlindJob, applications: [hiddenApplication, longApplication] },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('€50 to €100 an hour')).toBeInTheDocument();
    const resumes = within(canvas.getByRole('row', { name: /^Resume/ }));
    await expect(resumes.getAllByRole('link')).toHaveLength(1);
  },
};

/**
 * Too few freelancers share the rate, the availability and the skills of one applicant, so the table does not show
 * them.
 */
export const HiddenRare: Story = {
  args: {
    of: { status: 'ready', data: { job: myBlindJob, applications: [rareApplication, longApplication] } },
  },
  play: async ({ canvas }) => {
    for (const name of [/^Hourly rate/, /^Availability/, /^Location/, /^Skills/, /^Resume/]) {
      const row = within(canvas.getByRole('row', { name }));
      await expect(row.getByText('Not shown')).toBeInTheDocument();
    }
    const note = within(canvas.getByRole('row', { name: /^Private note/ }));
    await expect(note.getAllByText('Not given')).toHaveLength(2);
  },
};

/**
 * Each of the client's questions has a separate row. One applicant left out an answer, and another applied before the
 * questions were added.
 */
export const WithAnswers: Story = {
  args: {
    of: { status: 'ready', data: { job: myJob, applications: [answeredApplication, heldApplication] } },
  },
  play: async ({ canvas }) => {
    const answers = within(canvas.getByRole('row', { name: /^When could you start\?/ }));
    await expect(answers.getByText('Within a month')).toBeInTheDocument();
    const tools = within(canvas.getByRole('row', { name: /^Which tools do you prefer\?/ }));
    await expect(tools.getByText('No answer')).toBeInTheDocument();
  },
};

/** The address contains only one applicant, or applicants of another job, so there is nothing to compare. */
export const Empty: Story = {
  args: { of: { status: 'ready', data: { job: myJob, applications: [] } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Choose two applicants or more')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Choose applicants' })).toBeVisible();
  },
};

export const Loading: Story = { args: { of: { status: 'loading' } } };

export const Failed: Story = {
  args: {
    of: { status: 'error', message: 'Failed to load job listing or applications.', onRetry: fn() },
  },
};

/** A team member with the role of reader can compare the applicants, but cannot decide on them. */
export const ForReader: Story = {
  args: { mayWrite: false },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Undecided')[0]).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^(Accept|Decline|Undo)/ })).toBeNull();
  },
};
