import { TODAY } from '@skillharbor/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { HowItWorksPage } from './HowItWorksPage.tsx';

const meta = {
  component: HowItWorksPage,
  args: {
    hrefs: { signUpFreelancer: '#freelancer', signUpClient: '#client' },
    decisionHoldSeconds: 600,
    today: TODAY,
  },
} satisfies Meta<typeof HowItWorksPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ForVisitors: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Sign up as a client' })).toHaveAttribute(
      'href',
      '#client',
    );
    // The examples are pictures of the product. Their controls are not part of the page.
    await expect(canvas.getAllByRole('heading').map((heading) => heading.textContent)).not.toContain(
      'Robin Example',
    );
  },
};

const seenAtOnce = /The freelancer sees it on their dashboard at once\.$/;

/** The text about undoing a decision contains the undo period that is configured on the server. */
export const HeldDecisions: Story = {
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(/You can undo it for 10 minutes; then the freelancer sees it/),
    ).toBeVisible();
    await expect(canvas.queryByText(seenAtOnce)).toBeNull();
  },
};

export const DecisionsAreNotHeld: Story = {
  args: { decisionHoldSeconds: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(seenAtOnce)).toBeVisible();
  },
};

export const HoldIsUnknown: Story = {
  args: { decisionHoldSeconds: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/add a message or a reason if you like\.$/)).toBeVisible();
  },
};

export const SignedIn: Story = {
  args: { hrefs: null },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
