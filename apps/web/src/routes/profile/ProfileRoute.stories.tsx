import {
  responding,
  clientUser,
  failing,
  freelancerUser,
  newFreelancerUser,
  seatMapPiece,
  timetablePiece,
} from '@skillharbor/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { paths } from '../../navigation/paths.ts';
import { AppAt, routeStories } from '../../testing/AppAt.tsx';
import { alerts, asksToLogIn, says, showsDashboard, toasts } from '../../testing/plays.ts';

const meta = {
  ...routeStories,
  title: 'My profile',
  component: AppAt,
  args: { address: paths.profile(), as: freelancerUser },
} satisfies Meta<typeof AppAt>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Edit Profile' })).toHaveAttribute(
      'href',
      paths.editProfile(),
    );
  },
};

export const Loading: Story = {
  args: { navigationTimeoutMs: 0, server: () => [failing('getFreelancer', 'slow')] },
  play: says('Loading your profile...'),
};

export const Empty: Story = {
  args: { as: newFreelancerUser },
  play: says('Your profile is not complete yet'),
};

export const Failed: Story = {
  args: { server: () => [failing('getFreelancer')] },
  play: alerts('Unable to load your profile. Please try again later.'),
};

export const SignedOut: Story = { args: { as: null }, play: asksToLogIn };

export const ClientIsSentHome: Story = { args: { as: clientUser }, play: showsDashboard };

type Play = NonNullable<Story['play']>;
const press =
  (name: string): Play =>
  async ({ canvas, userEvent }) =>
    userEvent.click(await canvas.findByRole('button', { name }));

const add =
  (title: string): Play =>
  async (context) => {
    await press('Add a piece')(context);
    await context.userEvent.type(await screen.findByRole('textbox', { name: 'Title' }), title);
    await context.userEvent.type(screen.getByRole('textbox', { name: /^Link/ }), 'https://amara.example');
    await context.userEvent.click(screen.getByRole('button', { name: 'Add piece' }));
  };

/** The page shows the new piece at once, after the other ones. */
export const PieceAdded: Story = {
  play: async (context) => {
    await add('Night ferries')(context);
    await toasts('Piece added.')(context);
    await expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await says('5 of at most 12 pieces')(context);
    await says('Night ferries')(context);
  },
};

/** The form stays open after a failure, with its text and an error. */
export const PieceNotAdded: Story = {
  play: async (context) => {
    await add('fail-500')(context);
    const dialog = within(await screen.findByRole('dialog'));
    await expect(await dialog.findByText('Something went wrong. Please try again.')).toBeVisible();
    await expect(dialog.getByRole('textbox', { name: 'Title' })).toHaveValue('fail-500');
  },
};

export const PieceRefused: Story = {
  args: {
    server: () => [
      responding('updatePortfolioPiece', { status: 400, body: { link: ['This address does not answer.'] } }),
    ],
  },
  play: async (context) => {
    await press(`Edit “${seatMapPiece.title}”`)(context);
    await context.userEvent.click(await screen.findByRole('button', { name: 'Save piece' }));
    await expect(await screen.findByText('This address does not answer.')).toBeVisible();
    await waitFor(() => expect(screen.getByRole('textbox', { name: /^Link/ })).toHaveFocus());
  },
};

export const PieceRemoved: Story = {
  play: async (context) => {
    await press(`Remove “${seatMapPiece.title}”`)(context);
    await context.userEvent.click(await screen.findByRole('button', { name: 'Remove' }));
    await toasts('Piece removed.')(context);
    await says('3 of at most 12 pieces')(context);
  },
};

/** After a failure, the page shows an error, and returns to the order that is saved on the server. */
export const OrderNotSaved: Story = {
  args: { server: () => [failing('orderPortfolio', 'network')] },
  play: async (context) => {
    await press(`Move “${timetablePiece.title}” earlier`)(context);
    await alerts('We cannot reach Skill Harbor. Check your connection and try again.')(context);
    const main = within(context.canvas.getByRole('main'));
    const third = () =>
      main
        .getAllByRole('listitem')
        .filter((item) => within(item).queryByRole('button', { name: /earlier$/ }))[2];
    await waitFor(() => expect(third()).toHaveTextContent(timetablePiece.title));
  },
};

const addResume =
  (name: string): Play =>
  async (context) => {
    const { userEvent } = context;
    await press('Add a resume')(context);
    const file = new File(['%PDF-1.7'], 'Amara Okafor.pdf', { type: 'application/pdf' });
    await userEvent.upload(await screen.findByLabelText('File'), file);
    await userEvent.clear(screen.getByRole('textbox', { name: 'Name' }));
    await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), name);
    await userEvent.click(screen.getByRole('button', { name: 'Add resume' }));
  };

/** The page shows the new resume at once. */
export const ResumeAdded: Story = {
  // In WebKitGTK, the mocks do not respond to a request with a file.
  tags: ['not-webkit'],
  play: async (context) => {
    await addResume('Night ferries')(context);
    await toasts('Resume added.')(context);
    await says('3 of at most 5 resumes')(context);
    await says('Night ferries')(context);
  },
};

/** The form stays open after a failure, with its text and an error. */
export const ResumeNotAdded: Story = {
  tags: ['not-webkit'],
  play: async (context) => {
    await addResume('fail-500')(context);
    await waitFor(() =>
      expect(screen.getByRole('alert')).toHaveTextContent('The resume could not be saved. Please try again.'),
    );
    await expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('fail-500');
  },
};

/** If the default resume is removed, the remaining resume becomes the default. */
export const ResumeRemoved: Story = {
  play: async (context) => {
    await press('Remove “Interface design”')(context);
    await context.userEvent.click(await screen.findByRole('button', { name: 'Remove' }));
    await toasts('Resume removed.')(context);
    const left = await context.canvas.findByText('Research and workshops');
    await waitFor(() => expect(left.closest('li')).toHaveTextContent('Default'));
  },
};

/** The profile is shown even if the resumes could not be loaded. */
export const ResumesFailed: Story = {
  args: { server: () => [failing('listProfileResumes')] },
  play: alerts('Unable to load your resumes. Please try again later.'),
};
