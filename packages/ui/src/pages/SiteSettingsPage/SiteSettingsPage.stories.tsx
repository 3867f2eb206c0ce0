import { siteSettings } from '@skillharbor/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { deskHrefs } from '../../testing/hrefs.ts';
import { SiteSettingsPage } from './SiteSettingsPage.tsx';

const meta = {
  component: SiteSettingsPage,
  args: {
    settings: { status: 'ready', data: siteSettings },
    hrefs: deskHrefs,
    changing: { submission: { status: 'idle' }, onSubmit: fn() },
  },
} satisfies Meta<typeof SiteSettingsPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Settings' })).toHaveAttribute('aria-current', 'true');
  },
};

export const FixedByEnvironment: Story = {
  args: {
    settings: {
      status: 'ready',
      data: {
        ...siteSettings,
        sign_ups: { value: 'closed', variable: 'SIGN_UPS' },
        open_applications: { value: 5, variable: 'OPEN_APPLICATIONS' },
      },
    },
  },
};

export const Loading: Story = { args: { settings: { status: 'loading' } } };

export const Failed: Story = {
  args: {
    settings: {
      status: 'error',
      message: 'The settings could not be loaded. Please try again later.',
      onRetry: fn(),
    },
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
