import {
  clientUser,
  ownTeam,
  readerUser,
  recruiter,
  recruiterUser,
  team,
  teamInvitation,
} from '@skillharbor/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { TeamPage } from './TeamPage.tsx';

const meta = {
  component: TeamPage,
  args: {
    team: { status: 'ready', data: team },
    ownId: clientUser.pk,
    changing: null,
    inviting: { status: 'idle' },
    onInvite: fn(),
    onResend: fn(),
    onWithdraw: fn(),
    onChangeRole: fn(),
    onRemove: fn(),
    onHandOver: fn(),
    accountHref: '/account',
    companyHref: '/edit-company',
  },
} satisfies Meta<typeof TeamPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Make reader of Sade Lindgren' }));
    await expect(args.onChangeRole).toHaveBeenCalledWith(recruiter);
    await userEvent.click(canvas.getByRole('button', { name: 'Hand over of Sade Lindgren' }));
    await expect(args.onHandOver).toHaveBeenCalledWith(recruiter);
    await userEvent.click(canvas.getByRole('button', { name: /^Withdraw the invitation of noor/ }));
    await expect(args.onWithdraw).toHaveBeenCalledWith(teamInvitation);
    await expect(canvas.queryByRole('button', { name: 'Leave the team' })).toBeNull();
  },
};

export const Loading: Story = { args: { team: { status: 'loading' } } };

/** The team has no other members. */
export const Empty: Story = { args: { team: { status: 'ready', data: ownTeam } } };

export const Failed: Story = {
  args: {
    team: { status: 'error', message: 'Unable to load the team. Please try again later.', onRetry: fn() },
  },
};

/** A recruiter sees the members of the team, and can leave it. */
export const Recruiter: Story = {
  args: {
    team: { status: 'ready', data: { ...team, role: 'recruiter', invitations: [] } },
    ownId: recruiterUser.pk,
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.queryByRole('textbox')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Leave the team' }));
    await expect(args.onRemove).toHaveBeenCalledWith(recruiter);
  },
};

export const Reader: Story = {
  args: {
    team: { status: 'ready', data: { ...team, role: 'reader', invitations: [] } },
    ownId: readerUser.pk,
  },
};

/** A change of a role is being saved, and the server refused an invitation. */
export const Changing: Story = {
  args: {
    changing: recruiter.id,
    inviting: { status: 'failed', message: 'A member of the team has this address.' },
  },
};

export const LongNames: Story = {
  tags: ['stress'],
  args: {
    team: {
      status: 'ready',
      data: {
        ...team,
        company: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft',
        members: team.members.map((member) => ({
          ...member,
          last_name: 'Wolfeschlegelsteinhausenbergerdorff-Papadopoulou',
          email: `${'maximiliana-konstantina'.repeat(3)}@example.com`,
        })),
      },
    },
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
