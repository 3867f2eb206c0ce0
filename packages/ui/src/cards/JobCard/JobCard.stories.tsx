import {
  closedJob,
  deadlineSoonJob,
  deadlineTodayJob,
  draftJob,
  fewPlacesJob,
  job,
  longJob,
  rightToLeftJob,
  severalPeopleJob,
  shortJob,
  TODAY,
  unbrokenJob,
  unknownCompanyJob,
} from '@skillharbor/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Marked } from '../../primitives/Marked/Marked.tsx';
import { JobCard } from './JobCard.tsx';

const meta = {
  component: JobCard,
  args: { job, href: '/job/1', today: TODAY },
} satisfies Meta<typeof JobCard>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The whole card is one link and one tab stop. */
export const Standard: Story = {
  play: async ({ canvas, userEvent }) => {
    const link = canvas.getByRole('link', { name: `See More about ${job.title}` });
    await expect(link).toHaveAttribute('href', '/job/1');
    await userEvent.tab();
    await expect(link).toHaveFocus();
    await userEvent.tab();
    await expect(link).not.toHaveFocus();

    const card = canvas.getByRole('article').getBoundingClientRect();
    const corner = document.elementFromPoint(card.left + 4, card.top + 12);
    await expect(link.contains(corner)).toBe(true);
  },
};

export const SeveralPeople: Story = {
  args: { job: severalPeopleJob },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('3 people needed')).toBeVisible();
  },
};

/** The card shows the pay as amounts. The client's own words about the pay are shown only on the job's page. */
export const PayAndWords: Story = {
  args: { job: { ...job, salary_range: 'And free crossings.' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('$60–80 an hour')).toBeVisible();
    await expect(canvas.queryByText('And free crossings.')).not.toBeInTheDocument();
  },
};

/** If the pay has no amounts, the card shows the client's own words. */
export const WordsAlone: Story = {
  args: { job: { ...job, pay: null, salary_range: '€280 an evening' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('€280 an evening')).toBeVisible();
  },
};

export const NoUpperLimit: Story = {
  args: { job: { ...job, pay: { min: 4000, max: null, currency: 'EUR', period: 'month' } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('from €4,000 a month')).toBeVisible();
  },
};

export const DeadlineSoon: Story = {
  args: { job: deadlineSoonJob },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Closes in 2 days')).toBeVisible();
  },
};

export const DeadlineToday: Story = {
  args: { job: deadlineTodayJob },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Closes today')).toBeVisible();
  },
};

/** The card says how many places are left if there are five or fewer. */
export const FewPlacesLeft: Story = {
  args: { job: fewPlacesJob },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('3 places left')).toBeVisible();
  },
};

/** A list of one company does not repeat the logo and the name on each card. */
export const WithinACompany: Story = {
  args: { within: 'company' },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByText(job.company)).not.toBeInTheDocument();
    await expect(canvasElement.querySelector('img')).toBeNull();
  },
};

/** The client usually decides within four days. */
export const AnswersFast: Story = {
  args: { job: { ...job, answers_in_days: 4 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Usually answers in 4 days')).toBeVisible();
  },
};

/** A near deadline is more urgent than a fast client. */
export const AnswersFastAndDeadlineSoon: Story = {
  tags: ['behaviour'],
  args: { job: { ...deadlineSoonJob, answers_in_days: 4 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Closes in 2 days')).toBeVisible();
    await expect(canvas.queryByText('Usually answers in 4 days')).not.toBeInTheDocument();
  },
};

/** A list does not point out a slow client. The page of the job has the numbers. */
export const AnswersSlowly: Story = {
  tags: ['behaviour'],
  args: { job: { ...job, answers_in_days: 30 } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/^Usually answers in/)).not.toBeInTheDocument();
  },
};

export const Closed: Story = { args: { job: closedJob } };

export const NeverPosted: Story = {
  args: { job: draftJob },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Date not available')).toBeVisible();
  },
};

/** The card marks the found words in all texts that a search covers, but not in texts for screen readers. */
export const WithMarks: Story = {
  args: { mark: (text) => <Marked search="produ design north lisbon PASS">{text}</Marked> },
  play: async ({ canvas, canvasElement }) => {
    const marks = () => [...canvasElement.querySelectorAll('mark')].map((mark) => mark.textContent);
    await expect(marks()).toEqual(['Product', 'designer', 'North', 'Lisbon', 'passengers', 'pass']);
    await expect(canvas.getByRole('link', { name: `See More about ${job.title}` })).toBeVisible();
    await expect(canvas.getByRole('heading', { name: job.title })).toBeVisible();
  },
};

export const WithMarksRightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { job: rightToLeftJob, mark: (text) => <Marked search="حجز react">{text}</Marked> },
};

export const Short: Story = { args: { job: shortJob } };

/** Every text has its maximum length. */
export const Long: Story = { tags: ['stress'], args: { job: longJob } };

export const UnbrokenWords: Story = { tags: ['stress'], args: { job: unbrokenJob } };

export const RightToLeft: Story = { args: { job: rightToLeftJob } };

export const UnknownCompany: Story = { args: { job: unknownCompanyJob } };

/** The card of a remote job names the first two places where its freelancers may live. */
export const HiresFrom: Story = {
  args: {
    job: {
      ...job,
      remote: 'remote',
      hire_from: { kind: 'places', places: ['PT', 'ES', 'FR', 'MA'] },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('hires from Portugal, Spain, +2')).toBeVisible();
  },
};
