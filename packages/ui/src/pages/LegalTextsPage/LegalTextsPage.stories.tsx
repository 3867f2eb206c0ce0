import { legalHistory } from '@skillharbor/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { deskHrefs } from '../../testing/hrefs.ts';
import { LegalTextsPage } from './LegalTextsPage.tsx';

const meta = {
  component: LegalTextsPage,
  args: {
    kind: 'terms',
    kindHref: (kind) => `#${kind}`,
    history: { status: 'ready', data: legalHistory },
    editing: {
      formKey: '',
      fill: (values) => values,
      submission: { status: 'idle' },
      onSubmit: fn(),
    },
    deskHrefs,
    publicHref: '#public',
  },
} satisfies Meta<typeof LegalTextsPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Legal texts' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Terms' })).toHaveAttribute('aria-current', 'true');
    await expect(canvas.getByRole('table', { name: 'Versions' })).toBeVisible();
  },
};

export const Empty: Story = {
  args: { history: { status: 'ready', data: { kind: 'terms', texts: [], versions: [] } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^This text does not exist yet/)).toBeVisible();
  },
};

export const Loading: Story = { args: { history: { status: 'loading' } } };

export const Failed: Story = {
  args: {
    history: {
      status: 'error',
      message: 'The versions could not be loaded. Please try again later.',
      onRetry: fn(),
    },
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
