import {
  clientUser,
  longJob,
  myAcceptedApplication,
  myOpenedApplication,
  myOvertakenApplication,
  myPendingApplication,
  mySilentlyAcceptedApplication,
  myFillingApplication,
  TODAY,
  unbrokenJob,
} from '@skillharbor/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ApplicationCard } from './ApplicationCard.tsx';

const meta = {
  component: ApplicationCard,
  args: {
    application: myPendingApplication,
    jobHref: '/job/2',
    href: '/dashboard/10',
    conversationHref: '/dashboard/10#conversation',
    agreementHref: '/dashboard/1/agreement',
    today: TODAY,
  },
} satisfies Meta<typeof ApplicationCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Pending: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('Pending')).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: /^Details of your application/ })).toHaveFocus();
    await userEvent.tab();
    const link = canvas.getByRole('link', { name: /^View Job/ });
    await expect(link).toHaveFocus();
    await expect(link).toHaveAttribute('href', '/job/2');
  },
};

/** The client has read the application, and has not decided yet. */
export const Opened: Story = { args: { application: myOpenedApplication } };

/** The client has marked the job as filled with this freelancer. */
export const FillsTheJob: Story = { args: { application: myFillingApplication } };

/** The client has sent a message that the freelancer has not read. */
export const NewMessage: Story = {
  args: { application: myAcceptedApplication },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Read the messages' })).toHaveAttribute(
      'href',
      '/dashboard/10#conversation',
    );
  },
};

/** The client has edited the job since the freelancer applied. */
export const JobChanged: Story = { args: { application: myOvertakenApplication } };

/** The client shares the email address. */
export const Accepted: Story = {
  args: { application: { ...myAcceptedApplication, next_step: { kind: 'write' } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Write to the client to agree on how you begin.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: clientUser.email })).toHaveAttribute(
      'href',
      `mailto:${clientUser.email}`,
    );
  },
};

/** The client accepted without a message and without an email address. */
export const AcceptedWithoutMessage: Story = {
  args: { application: mySilentlyAcceptedApplication },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Write to the client on the page of this application\./)).toBeVisible();
  },
};

/** Every text has its maximum length. */
export const Long: Story = {
  tags: ['stress'],
  args: {
    application: {
      ...myAcceptedApplication,
      listing_title: longJob.title,
      company_name: longJob.company,
      location: longJob.location,
      short_description: longJob.short_description,
      client_email: `${'unterschiedlichkeitsempfindlichkeit'.repeat(2)}@example.com`,
      message: 'We have read every word, and would like to tell you why. '.repeat(35).trim(),
    },
  },
};

export const UnbrokenWords: Story = {
  tags: ['stress'],
  args: {
    application: {
      ...myAcceptedApplication,
      listing_title: unbrokenJob.title,
      company_name: unbrokenJob.company,
      location: unbrokenJob.location,
      short_description: unbrokenJob.short_description,
      message: 'x'.repeat(300),
    },
  },
};

export const RightToLeft: Story = {
  args: { application: { ...mySilentlyAcceptedApplication, message: 'أهلًا بك معنا!' } },
  globals: { direction: 'rtl' },
};
