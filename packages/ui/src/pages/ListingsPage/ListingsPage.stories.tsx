import { deskJobs } from '@skillharbor/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ReportContext } from '../../cards/ReportButton/report.ts';
import type { Reportable } from '../../cards/ReportButton/report.ts';
import { deskHrefs } from '../../testing/hrefs.ts';
import { ListingsPage } from './ListingsPage.tsx';

const onReport = fn<(reportable: Reportable) => void>();

const meta = {
  component: ListingsPage,
  args: {
    jobs: { status: 'ready', data: deskJobs },
    pages: { pending: false },
    search: '',
    onSearch: fn(),
    hrefs: deskHrefs,
    jobHref: (id) => `#job-${id}`,
    personHref: (id) => `#person-${id}`,
    caseHref: (id) => `#case-${id}`,
  },
  render: (args) => (
    <ReportContext value={onReport}>
      <ListingsPage {...args} />
    </ReportContext>
  ),
  beforeEach: () => void onReport.mockClear(),
} satisfies Meta<typeof ListingsPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A job that nobody else sees has no link to its page, and a job with an open case links to the case. */
export const Loaded: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(deskJobs.length);
    await expect(canvas.queryByRole('link', { name: 'Deposit collector' })).not.toBeInTheDocument();
    await expect(canvas.getByRole('link', { name: 'See the case' })).toHaveAttribute('href', '#case-31');
    await userEvent.click(canvas.getByRole('button', { name: 'Open a case: Deposit collector' }));
    await expect(onReport).toHaveBeenCalledWith({
      subjects: [{ kind: 'job', id: 9002 }],
      name: 'Deposit collector',
    });
    await userEvent.type(canvas.getByRole('searchbox'), '#7{Enter}');
    await expect(args.onSearch).toHaveBeenCalledWith('#7');
  },
};

export const Empty: Story = { args: { jobs: { status: 'ready', data: [] }, search: 'nothing' } };

export const Loading: Story = { args: { jobs: { status: 'loading' } } };

export const Failed: Story = {
  args: {
    jobs: {
      status: 'error',
      message: 'The listings could not be loaded. Please try again later.',
      onRetry: fn(),
    },
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
