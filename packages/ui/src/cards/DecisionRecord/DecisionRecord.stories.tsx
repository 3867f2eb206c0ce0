import { company, noRecord, otherCompany } from '@skillharbor/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { DecisionRecord } from './DecisionRecord.tsx';

const meta = {
  component: DecisionRecord,
  args: { record: company.decision_record },
} satisfies Meta<typeof DecisionRecord>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Good: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Answered 41 of 44 applications, usually within 3 days')).toBeVisible();
  },
};

/** The component presents the numbers of a slow client as plainly as those of a fast one. */
export const Bad: Story = { args: { record: otherCompany.decision_record } };

export const NeverDecided: Story = {
  args: { record: { counted: 12, decided: 0, median_days: null } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Answered 0 of 12 applications')).toBeVisible();
  },
};

export const WithinADay: Story = {
  args: { record: { counted: 5, decided: 5, median_days: 1 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Answered 5 of 5 applications, usually within a day')).toBeVisible();
  },
};

/** The client has received fewer than five applications, which are too few for meaningful numbers. */
export const NewClient: Story = {
  args: { record: { ...noRecord, counted: 4, decided: 4, median_days: 2 } },
};
