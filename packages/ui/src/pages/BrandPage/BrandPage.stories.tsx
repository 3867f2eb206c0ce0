import { brand, ownBrand } from '@skillharbor/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { deskHrefs } from '../../testing/hrefs.ts';
import { BrandPage } from './BrandPage.tsx';

const meta = {
  component: BrandPage,
  args: {
    settings: { status: 'ready', data: { brand, sender: { name: 'Skill Harbor', variable: null } } },
    hrefs: deskHrefs,
    isSaved: false,
    changing: { submission: { status: 'idle' }, onSubmit: fn() },
  },
} satisfies Meta<typeof BrandPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Brand' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Brand' })).toHaveAttribute('aria-current', 'true');
  },
};

/** An environment variable sets the name of the sender. The accent is lighter in the dark theme. */
export const OwnBrand: Story = {
  args: {
    settings: {
      status: 'ready',
      data: { brand: ownBrand, sender: { name: 'Harbor office', variable: 'MAIL_FROM' } },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/because the variable MAIL_FROM/)).toBeVisible();
    await expect(canvas.getByText('In dark, a readable shade of the colour is used.')).toBeVisible();
  },
};

export const Saved: Story = { args: { ...OwnBrand.args, isSaved: true } };

export const Loading: Story = { args: { settings: { status: 'loading' } } };

export const Failed: Story = {
  args: {
    settings: {
      status: 'error',
      message: 'The brand could not be loaded. Please try again later.',
      onRetry: fn(),
    },
  },
};

export const RightToLeft: Story = { args: OwnBrand.args ?? {}, globals: { direction: 'rtl' } };
