import { job, longJob, rightToLeftJob, shortJob, TODAY } from '@skillharbor/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { LinkButton } from '../../primitives/LinkButton/LinkButton.tsx';
import { JobView } from './JobView.tsx';

const meta = {
  component: JobView,
  args: {
    job,
    today: TODAY,
    action: (
      <LinkButton href="/apply/1" variant="primary" size="large" fullWidth>
        Apply Now
      </LinkButton>
    ),
  },
} satisfies Meta<typeof JobView>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The amounts are shown under ‘Pay’, formatted for the reader's language. */
export const WithPay: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Pay').nextElementSibling).toHaveTextContent(/^\$60–80 an hour$/);
    await expect(canvas.queryByText('Salary range')).not.toBeInTheDocument();
  },
};

/** The client's own words are shown below the amounts. */
export const WithPayAndWords: Story = {
  args: { job: { ...job, salary_range: 'And free crossings.' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Pay').nextElementSibling).toHaveTextContent(
      '$60–80 an hourAnd free crossings.',
    );
  },
};

/** Without amounts, the client's words are shown as they were typed. */
export const WithWordsAlone: Story = {
  args: { job: { ...job, pay: null, salary_range: '€280 an evening' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Salary range').nextElementSibling).toHaveTextContent(/^€280 an evening$/);
  },
};

export const WithoutPay: Story = {
  args: { job: shortJob },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Salary range').nextElementSibling).toHaveTextContent(/^Not given$/);
  },
};

export const BlindReview: Story = {
  args: { job: { ...job, blind_review: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Review').nextElementSibling).toHaveTextContent(/^Without names/);
  },
};

export const Long: Story = { tags: ['stress'], args: { job: longJob } };

export const RightToLeft: Story = { args: { job: rightToLeftJob }, globals: { direction: 'rtl' } };
