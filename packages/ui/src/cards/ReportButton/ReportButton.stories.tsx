import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ReportButton } from './ReportButton.tsx';
import { ReportContext } from './report.ts';
import type { Reportable } from './report.ts';

const onReport = fn<(reportable: Reportable) => void>();

const meta = {
  component: ReportButton,
  args: { subjects: [{ kind: 'job', id: 5 }], name: 'Harbour pilot' },
  render: (args) => (
    <ReportContext value={onReport}>
      <ReportButton {...args} />
    </ReportContext>
  ),
  beforeEach: () => void onReport.mockClear(),
} satisfies Meta<typeof ReportButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Standard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Report: Harbour pilot' }));
    await expect(onReport).toHaveBeenCalledWith({
      subjects: [{ kind: 'job', id: 5 }],
      name: 'Harbour pilot',
    });
  },
};

export const Compact: Story = {
  args: { compact: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Report: Harbour pilot' })).toBeVisible();
  },
};

/** The label names another action: a moderator opens a case. */
export const OtherLabel: Story = {
  args: { label: 'Open a case' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Open a case: Harbour pilot' })).toBeVisible();
  },
};

/** A page without a provider, such as a preview, has no button. */
export const WithoutProvider: Story = {
  render: (args) => <ReportButton {...args} />,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};
