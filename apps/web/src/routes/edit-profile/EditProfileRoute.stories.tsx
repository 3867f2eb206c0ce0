import {
  interfaceResume,
  profileResumeList,
  responding,
  resumeSuggestions,
  clientUser,
  failing,
  freelancer,
  freelancerUser,
  newFreelancerUser,
} from '@skillharbor/mocks';
import { problemBody } from '@skillharbor/prose';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { paths } from '../../navigation/paths.ts';
import { AppAt, routeStories } from '../../testing/AppAt.tsx';
import { alerts, asksToLogIn, says, showsDashboard, toasts } from '../../testing/plays.ts';

const meta = {
  ...routeStories,
  title: 'Edit profile',
  component: AppAt,
  args: { address: paths.editProfile(), as: freelancerUser },
} satisfies Meta<typeof AppAt>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: 'Bio' })).toHaveValue(freelancer.bio);
  },
};

export const Empty: Story = {
  args: { as: newFreelancerUser },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: 'Bio' })).toHaveValue('');
  },
};

export const Loading: Story = {
  args: { navigationTimeoutMs: 0, server: () => [failing('listSkills', 'slow')] },
  play: says('Loading your profile...'),
};

export const Failed: Story = {
  args: { server: () => [failing('listSkills')] },
  play: alerts('Unable to load your profile. Please try again later.'),
};

export const SignedOut: Story = { args: { as: null }, play: asksToLogIn };

export const ClientIsSentHome: Story = { args: { as: clientUser }, play: showsDashboard };

const save: NonNullable<Story['play']> = async ({ canvas, userEvent }) => {
  const role = await canvas.findByRole('textbox', { name: /^Role/ });
  await userEvent.clear(role);
  await userEvent.type(role, 'Harbor pilot');
  await userEvent.click(canvas.getByRole('button', { name: 'Save profile' }));
};

/** The profile shows the change. */
export const Saved: Story = {
  play: async (context) => {
    await save(context);
    await toasts('Profile saved.')(context);
    await says('Harbor pilot')(context);
  },
};

export const RefusedByTheServer: Story = {
  args: {
    server: () => [
      responding('updateFreelancer', {
        status: 400,
        body: { portfolio_link: ['This address does not answer.'] },
      }),
    ],
  },
  play: async (context) => {
    await save(context);
    await says('This address does not answer.')(context);
    await waitFor(() =>
      expect(context.canvas.getByRole('textbox', { name: 'Portfolio Link' })).toHaveFocus(),
    );
  },
};

export const NotSaved: Story = {
  args: { server: () => [failing('updateFreelancer', 'network')] },
  play: async (context) => {
    await save(context);
    await alerts('We cannot reach Skill Harbor. Check your connection and try again.')(context);
  },
};

const withResume = responding('listProfileResumes', {
  status: 200,
  body: profileResumeList([interfaceResume]),
});

/** A suggestion from a saved PDF fills in the form, but is not sent to the server yet. */
export const SuggestedByAResume: Story = {
  args: {
    as: newFreelancerUser,
    server: () => [withResume, responding('readProfileResume', { status: 200, body: resumeSuggestions })],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Read “Interface design”' }));
    const group = within(await canvas.findByRole('group', { name: 'Suggestion for Bio' }));
    await userEvent.click(group.getByRole('button', { name: 'Use' }));
    await expect(canvas.getByRole('textbox', { name: 'Bio' })).toHaveValue(resumeSuggestions.bio);
  },
};

export const ResumeNotRead: Story = {
  args: {
    as: newFreelancerUser,
    server: () => [
      withResume,
      responding('readProfileResume', { status: 400, body: problemBody('resume_without_text') }),
    ],
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.click(await canvas.findByRole('button', { name: 'Read “Interface design”' }));
    await alerts('This PDF has no text that can be read. A scan is only a picture of a text.')(context);
  },
};
