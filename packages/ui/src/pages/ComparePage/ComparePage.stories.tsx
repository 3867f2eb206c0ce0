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
import { expect, fn, screen, within } from 'storybook/test';
import { ComparePage } from './ComparePage.tsx';

const applications = [shortlistedApplication, longApplication, heldApplication];

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

/** On a phone, the names choose which applicant's column is shown. */
export const Loaded: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Compare applicants' })).toBeVisible();
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

/** On a phone, every name can be chosen. A board would show this story at another size. */
export const NamesOnAPhone: Story = {
  tags: ['behaviour'],
  args: {
    of: {
      status: 'ready',
      data: { job: myJob, applications: [...applications, { ...shortlistedApplication, id: 99 }] },
    },
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const names = within(canvas.getByRole('group')).getAllByRole('button');
    await expect(names).toHaveLength(4);
    for (const name of names) {
      const { left, right } = name.getBoundingClientRect();
      await expect(left).toBeGreaterThanOrEqual(0);
      await expect(right).toBeLessThanOrEqual(window.innerWidth);
    }
  },
};

export const Two: Story = {
  args: { of: { status: 'ready', data: { job: myJob, applications: applications.slice(0, 2) } } },
};

/** One applicant is under blind review. Their hidden values appear beside the values of the other applicant. */
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

/** Too few freelancers share the rate, the availability and the skills of one applicant. */
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
 * The client's questions have their own rows. One applicant left out an answer, and another applied before the
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

/** The address names only one applicant, or applicants of another job. */
export const Empty: Story = {
  args: { of: { status: 'ready', data: { job: myJob, applications: [] } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Choose two applicants or more')).toBeVisible();
  },
};

export const Loading: Story = { args: { of: { status: 'loading' } } };

export const Failed: Story = {
  args: {
    of: { status: 'error', message: 'Failed to load job listing or applications.', onRetry: fn() },
  },
};

/** A reader of a team compares the applicants, and cannot decide on them. */
export const ForReader: Story = {
  args: { mayWrite: false },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Undecided')[0]).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^(Accept|Decline|Undo)/ })).toBeNull();
  },
};
