import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { PricingPage } from './PricingPage.tsx';

const meta = {
  component: PricingPage,
  args: { hrefs: { signUpFreelancer: '#freelancer', signUpClient: '#client' } },
} satisfies Meta<typeof PricingPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Returns the prices that the visible cards show. */
const shownPrices = (canvas: { getAllByText: (text: RegExp) => HTMLElement[] }) =>
  canvas
    .getAllByText(/^\$\d+$/)
    .filter((element) => element.checkVisibility() && element.closest('table') === null)
    .map((element) => element.parentElement?.textContent);

export const FreelancerPlans: Story = {
  play: async ({ canvas }) => {
    await expect(shownPrices(canvas)).toEqual(['$0/month', '$19/month', '$49/month']);
    const table = within(canvas.getByRole('table', { name: 'Freelancer Plans' }));
    await expect(table.getByRole('row', { name: 'Applications a month 10 50 No limit' })).toBeVisible();
    await expect(table.getByRole('row', { name: /^Free trial Not included 7 days/ })).toBeVisible();
  },
};

export const ClientPlans: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'Client Plans' }));
    // The first panel stays mounted, and is hidden after a short delay.
    await waitFor(() => expect(shownPrices(canvas)).toEqual(['$0/month', '$29/month', '$79/month']));
    await expect(canvas.getByText('Up to 3 job listings')).toBeVisible();
  },
};

export const Question: Story = {
  play: async ({ canvas, userEvent }) => {
    const end = (element: Element | null) => Math.round(element?.getBoundingClientRect().right ?? 0);
    const questions = canvas.getByText('Is there a free trial?').closest('details');
    await expect(end(questions), 'They end where the plans end.').toBe(end(canvas.getByRole('tabpanel')));
    await userEvent.click(canvas.getByText('Is there a free trial?'));
    await expect(canvas.getByText(/7-day free trial/)).toBeVisible();
  },
};

/** The layout is mirrored, although the texts are English. */
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
