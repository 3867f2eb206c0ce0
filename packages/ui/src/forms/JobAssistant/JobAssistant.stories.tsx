import { job, longJob, rightToLeftJob, TODAY } from '@skillharbor/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { frame } from './JobAssistant.css.ts';
import { JobAssistant } from './JobAssistant.tsx';
import { emptyJob, jobValues } from '../JobForm/jobValues.ts';
import type { JobValues } from '../JobForm/jobValues.ts';

const inBoth = (values: JobValues) => ({ values, settled: values });
const good = jobValues(job);

const meta = {
  component: JobAssistant,
  args: {
    ...inBoth(good),
    company: job,
    savedJob: undefined,
    today: TODAY,
    open: false,
    onOpen: fn(),
    onClose: fn(),
  },
  parameters: { wide: true },
  decorators: [
    (Story) => (
      <div className={frame}>
        <div style={{ maxInlineSize: '21rem' }}>
          <Story />
        </div>
      </div>
    ),
  ],
} satisfies Meta<typeof JobAssistant>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A good job gets no suggestions. */
export const NothingToSuggest: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading', { name: 'Suggestions' })).not.toBeInTheDocument();
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
};

/** Placeholders show where the typed texts will appear. An empty form gets no suggestions. */
export const Empty: Story = { args: { ...inBoth(emptyJob), company: undefined } };

export const One: Story = {
  args: inBoth({ ...good, pay_min: '20', pay_max: '90' }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/more than twice the lower one/)).toBeInTheDocument();
    await expect(canvas.getByRole('status')).toHaveTextContent('1 suggestion');
  },
};

/** The component shows the three most useful suggestions. The user can open the others. */
export const Many: Story = {
  tags: ['stress'],
  args: inBoth({
    ...good,
    title: 'URGENT: ROCKSTAR SALESMAN!',
    description: 'A digital native with no accent. Call +351 21 123 4567.',
    location: 'Remote',
    pay_min: '',
    pay_max: '',
    application_deadline: '2027-06-30',
  }),
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(/“ROCKSTAR”, “SALESMAN”, “digital native”, and “no accent”/),
    ).toBeInTheDocument();
    await expect(canvas.getByText(/Leave out “\+351 21 123 4567”/)).toBeInTheDocument();
    await expect(canvas.getByText('5 more')).toBeInTheDocument();
  },
};

/** Every text has its maximum length. */
export const Long: Story = { tags: ['stress'], args: inBoth(jobValues(longJob)) };

export const RightToLeft: Story = {
  args: { ...inBoth(jobValues(rightToLeftJob)), company: rightToLeftJob },
  globals: { direction: 'rtl' },
};

/** The preview looks like the job's page, with the logo, the company's page and its site. */
export const OfACompany: Story = {
  args: { open: true },
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Preview' });
    // Inert links have no role, so the test finds them by their tag.
    const byline = [...dialog.querySelectorAll('a')].map((link) => link.textContent);
    await expect(byline).toContain(`at ${job.company}`);
    await expect(dialog.querySelectorAll(`img[src="${job.company_logo}"]`)).toHaveLength(2);
  },
};

/**
 * In the dialog, the suggestions come before the preview, because they are not shown anywhere else if the form is
 * narrow.
 */
export const Open: Story = {
  args: { ...inBoth({ ...good, location: 'Lisbon', country: '' }), open: true },
  play: async () => {
    await expect(await screen.findByRole('dialog', { name: 'Preview' })).toBeVisible();
    await expect(screen.getAllByText(/Choose the country, or from where you hire/).length).toBeGreaterThan(0);
  },
};
