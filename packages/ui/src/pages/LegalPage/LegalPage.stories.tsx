import { legalText } from '@skillharbor/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { LegalPage } from './LegalPage.tsx';

const meta = {
  component: LegalPage,
  args: {
    kind: 'terms',
    language: 'en',
    text: { status: 'ready', data: legalText },
    transparencyHref: '/transparency',
  },
} satisfies Meta<typeof LegalPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Terms' })).toBeVisible();
    await expect(canvas.getByText(/^Version 2, published on/)).toBeVisible();
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

/** The text has no German translation. A screen reader reads it in English. */
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

/** No operator has written the text, so there is nothing to read: a visitor followed an old link. */
export const Empty: Story = {
  args: { text: { status: 'error', message: 'This site has no such text.', onRetry: null } },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
