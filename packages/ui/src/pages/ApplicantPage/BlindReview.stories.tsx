import {
  busyFreelancer,
  hiddenApplication,
  myBlindJob,
  pendingApplication,
  rareApplication,
  revealedApplication,
  screeningAnswers,
} from '@skillharbor/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, waitFor, within } from 'storybook/test';
import page from './ApplicantPage.stories.tsx';
import { ApplicantPage } from './ApplicantPage.tsx';
import type { Applicant } from './ApplicantPage.tsx';

// The stories omit the list of applicants, because it would show the rates of applicants who are not hidden.
const args = { ...page.args, frame: { ...page.args.frame, list: null } };

const meta = { component: ApplicantPage, args } satisfies Meta<typeof ApplicantPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const hidden: Applicant = { job: myBlindJob, application: hiddenApplication, freelancer: null };

/** Too few freelancers share the applicant's rate, availability and skills, so the page shows only the letter. */
export const HiddenRare: Story = {
  args: { applicant: { status: 'ready', data: { ...hidden, application: rareApplication } } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText(/is left out where fewer than five freelancers/)).toBeVisible();
    await expect(canvasElement).not.toHaveTextContent(/an hour|Available|Busy|other skills/);
  },
};

/** Under blind review, the letter is visible, and the client can reveal the name. */
export const Hidden: Story = {
  args: { applicant: { status: 'ready', data: hidden } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Applicant 1' })).toBeVisible();
    await expect(canvasElement).not.toHaveTextContent(/Mateo|Rivas/);
    await expect(canvasElement).not.toHaveTextContent(pendingApplication.applicant.title);
    await expect(canvas.getByText('€50 to €100 an hour')).toBeVisible();
    await expect(canvas.getByText('3 other skills, hidden')).toBeVisible();
    await expect(
      canvas.getByText('“[…]” hides 2 names and 1 link that would tell who wrote the letter.'),
    ).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Download resume' })).not.toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: 'Accept' })).toBeVisible();
  },
};

/**
 * A dialog asks for a confirmation. After the confirmation, the profile replaces the button, and the focus moves to the
 * name.
 */
export const Reveals: Story = {
  args: { applicant: { status: 'ready', data: hidden } },
  render: function Revealing(args) {
    const [isRevealed, setIsRevealed] = useState(false);
    const revealed = { job: myBlindJob, application: revealedApplication, freelancer: busyFreelancer };
    return (
      <ApplicantPage
        {...args}
        applicant={{ status: 'ready', data: isRevealed ? revealed : hidden }}
        onReveal={() => setIsRevealed(true)}
      />
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Reveal name' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Reveal who Applicant 1 is?' }));
    await userEvent.click(question.getByRole('button', { name: 'Reveal' }));
    const name = await canvas.findByRole('heading', { level: 1, name: 'Mateo Rivas' });
    await waitFor(() => expect(document.activeElement).toContainElement(name));
    await expect(canvas.getByText('You revealed the name on Jun 15, 2026')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Download resume' })).toBeVisible();
  },
};

/** Under blind review, the client can also read the answers. */
export const HiddenWithAnswers: Story = {
  args: {
    applicant: {
      status: 'ready',
      data: {
        job: myBlindJob,
        application: { ...hiddenApplication, screening_answers: screeningAnswers },
        freelancer: null,
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Within a month')).toBeVisible();
  },
};
