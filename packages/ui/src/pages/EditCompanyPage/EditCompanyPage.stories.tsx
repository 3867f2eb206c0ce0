import { myCompany, unconfirmedCompanyDomain, unnamedCompany } from '@skillharbor/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { DomainSection } from '../../forms/DomainSection/DomainSection.tsx';
import type { DomainSectionProps } from '../../forms/DomainSection/DomainSection.tsx';
import { EditCompanyPage } from './EditCompanyPage.tsx';

const domain = (state: DomainSectionProps['domain']) => (
  <DomainSection domain={state} submission={{ status: 'idle' }} onConfirm={fn()} onCopy={fn()} />
);

const meta = {
  component: EditCompanyPage,
  args: {
    company: { status: 'ready', data: myCompany },
    domain: domain({ status: 'ready', data: unconfirmedCompanyDomain }),
    submission: { status: 'idle' },
    onSubmit: fn(),
    onDirtyChange: fn(),
    cancelHref: '/my-job-listings',
    teamHref: '/team',
    statementsHref: '/statements',
  },
} satisfies Meta<typeof EditCompanyPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Your company' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Cancel' })).toHaveAttribute('href', '/my-job-listings');
  },
};

export const Unnamed: Story = {
  args: {
    company: { status: 'ready', data: unnamedCompany },
    domain: domain({ status: 'ready', data: { state: 'none' } }),
  },
};

export const Hidden: Story = {
  args: { company: { status: 'ready', data: { ...myCompany, is_hidden: true } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Read the decision' })).toHaveAttribute(
      'href',
      '/statements',
    );
  },
};

export const Loading: Story = {
  args: { company: { status: 'loading' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading your company...')).toBeVisible();
  },
};

const loadFailed = {
  status: 'error',
  message: 'Unable to load your company. Please try again later.',
  onRetry: fn(),
} as const;

export const Failed: Story = {
  args: { company: loadFailed },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(loadFailed.message);
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(loadFailed.onRetry).toHaveBeenCalledOnce();
  },
};
