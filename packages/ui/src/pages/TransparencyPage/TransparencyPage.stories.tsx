import { transparencyYears } from '@skillharbor/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { TransparencyPage } from './TransparencyPage.tsx';

const meta = {
  component: TransparencyPage,
  args: { years: { status: 'ready', data: transparencyYears } },
} satisfies Meta<typeof TransparencyPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 2 })).toHaveLength(2);
    await expect(canvas.getByText('9 hours')).toBeVisible();
    const decisions = canvas.getAllByText('All decisions').map((term) => term.nextElementSibling);
    await expect(decisions.map((sum) => sum?.textContent)).toEqual(['51', '8']);
  },
};

export const Empty: Story = {
  args: { years: { status: 'ready', data: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nothing has been reported yet')).toBeVisible();
  },
};

export const Loading: Story = { args: { years: { status: 'loading' } } };

export const Failed: Story = {
  args: {
    years: {
      status: 'error',
      message: 'The numbers could not be loaded. Please try again later.',
      onRetry: fn(),
    },
  },
};
