import { legalText, oldLegalText } from '@skillharbor/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { LegalPage } from './LegalPage.tsx';

const meta = {
  component: LegalPage,
  args: {
    kind: 'terms',
    language: 'en',
    text: { status: 'ready', data: legalText },
    versionHref: (version) => (version === null ? '/legal/terms' : `/legal/terms?version=${version}`),
    transparencyHref: '/transparency',
  },
} satisfies Meta<typeof LegalPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Terms' })).toBeVisible();
    await expect(canvas.getByText(/^Version 2, published on/, { selector: 'p' })).toBeVisible();
  },
};

/** Users can read every version, and the version in force is marked. */
export const Versions: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('All versions'));
    await expect(canvas.getByRole('link', { name: /^Version 1/ })).toHaveAttribute(
      'href',
      '/legal/terms?version=1',
    );
    await expect(canvas.getByText('(in force)')).toBeVisible();
  },
};

export const OldVersion: Story = {
  args: { text: { status: 'ready', data: oldLegalText } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^This version is no longer in force/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Read the one in force' })).toHaveAttribute(
      'href',
      '/legal/terms',
    );
  },
};

export const Rules: Story = {
  args: { kind: 'rules' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Moderation in numbers' })).toHaveAttribute(
      'href',
      '/transparency',
    );
  },
};

/** The text has no German translation, so screen readers read it with English pronunciation. */
export const OnlyInEnglish: Story = {
  args: { language: 'de' },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('There is no translation yet, so this text is in English.')).toBeVisible();
    await expect(canvasElement.querySelector('[lang="en"]')).toHaveAttribute('dir', 'ltr');
  },
};

export const Loading: Story = { args: { text: { status: 'loading' } } };

export const Failed: Story = {
  args: {
    text: {
      status: 'error',
      message: 'The text could not be loaded. Please try again later.',
      onRetry: fn(),
    },
  },
};

/** A visitor follows an old link to a text that no operator has published. */
export const Empty: Story = {
  args: { text: { status: 'error', message: 'This site has no such text.', onRetry: null } },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
