import {
  freelancer,
  longFreelancer,
  newFreelancer,
  longProfileResumes,
  portfolio,
  profileResumeList,
  profileResumes,
  seatMapPiece,
  timetablePiece,
} from '@skillharbor/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { ProfilePage } from './ProfilePage.tsx';
import type { ProfilePageProps } from './ProfilePage.tsx';

const resumes: ProfilePageProps['resumes'] = {
  list: { status: 'ready', data: profileResumeList(profileResumes) },
  form: { key: 'new', open: false, resume: null, onOpen: fn(), onClose: fn() },
  onSave: fn(),
  saving: { status: 'idle' },
  onRemove: fn(),
  removal: { status: 'idle' },
};

const meta = {
  component: ProfilePage,
  args: {
    freelancer: { status: 'ready', data: freelancer },
    editHref: '/edit-profile',
    publicHref: '/freelancer/1',
    changePasswordHref: '/change-password',
    statementsHref: '/statements',
    onExport: fn(),
    portfolio: {
      form: { key: 'new', open: false, piece: null, onOpen: fn(), onClose: fn() },
      onSave: fn(),
      saving: { status: 'idle' },
      onRemove: fn(),
      removal: { status: 'idle' },
      onOrder: fn(),
      orderProblem: null,
    },
    resumes,
  },
} satisfies Meta<typeof ProfilePage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Complete: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Amara Okafor' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Edit Profile' })).toHaveAttribute('href', '/edit-profile');
    await expect(canvas.getByRole('link', { name: 'Change password' })).toHaveAttribute(
      'href',
      '/change-password',
    );
    await expect(canvas.queryByText('Your profile is not complete yet')).not.toBeInTheDocument();
  },
};

/** The freelancer has just signed up. */
export const Empty: Story = {
  args: {
    freelancer: { status: 'ready', data: newFreelancer },
    resumes: { ...resumes, list: { status: 'ready', data: profileResumeList([]) } },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Your profile is not complete yet')).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(5);
    await expect(canvas.getByText('Show what you have done')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Complete your profile' })).toHaveAttribute(
      'href',
      '/edit-profile',
    );
  },
};

/** The saved profile lacks the bio and the rate that a profile needs to be listed first in the directory. */
export const NotSerious: Story = {
  args: { freelancer: { status: 'ready', data: { ...freelancer, bio: 'Hire me.', hourly_rate: 0 } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/A bio of at least 40 characters/)).toBeVisible();
    await expect(canvas.getByText(/Your hourly rate/)).toBeVisible();
    await expect(canvas.queryByText(/Your location:/)).not.toBeInTheDocument();
  },
};

export const Long: Story = {
  tags: ['stress'],
  args: { freelancer: { status: 'ready', data: longFreelancer } },
};

export const Hidden: Story = {
  args: {
    freelancer: {
      status: 'ready',
      data: {
        ...freelancer,
        is_hidden: true,
        portfolio: freelancer.portfolio.map((piece, index) =>
          index === 0 ? { ...piece, is_hidden: true } : piece,
        ),
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Read the decision' })).toHaveAttribute(
      'href',
      '/statements',
    );
    await expect(canvas.getByText('Hidden by a moderator')).toBeVisible();
  },
};

export const Loading: Story = { args: { freelancer: { status: 'loading' } } };

const loadFailed = {
  status: 'error',
  message: 'Unable to load your profile. Please try again later.',
  onRetry: fn(),
} as const;

export const Failed: Story = {
  args: { freelancer: loadFailed },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(loadFailed.message);
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(loadFailed.onRetry).toHaveBeenCalledOnce();
  },
};

/** Renders the page and changes its pieces as the server would. */
function Editing({ freelancer: loaded, portfolio: editing, ...props }: ProfilePageProps) {
  const [pieces, setPieces] = useState(portfolio);
  const [open, setOpen] = useState(false);
  const [piece, setPiece] = useState<number | null>(null);
  return (
    <ProfilePage
      {...props}
      freelancer={
        loaded.status === 'ready' ? { ...loaded, data: { ...loaded.data, portfolio: pieces } } : loaded
      }
      portfolio={{
        ...editing,
        form: {
          key: String(piece),
          open,
          piece,
          onOpen: (id) => {
            setPiece(id);
            setOpen(true);
          },
          onClose: () => setOpen(false),
        },
        onRemove: (id) => setPieces((before) => before.filter((one) => one.id !== id)),
        onOrder: (ids) => {
          editing.onOrder(ids);
          setPieces((before) => before.toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id)));
        },
      }}
    />
  );
}

/**
 * The button keeps the focus while its piece moves, and screen readers announce the new position. At either end of the
 * list, the piece does not move.
 */
export const Moving: Story = {
  render: Editing,
  play: async ({ args, canvas, userEvent }) => {
    const later = () => canvas.getByRole('button', { name: `Move “${seatMapPiece.title}” later` });
    const says = (sentence: string) => waitFor(() => expect(canvas.getByText(sentence)).toBeInTheDocument());
    later().focus();
    await userEvent.keyboard('{Enter}');
    await says(`“${seatMapPiece.title}” is now 2 of 4.`);
    await expect(args.portfolio.onOrder).toHaveBeenLastCalledWith([2, 1, 3, 4]);
    await expect(later()).toHaveFocus();
    await userEvent.keyboard('{Enter}{Enter}');
    await expect(args.portfolio.onOrder).toHaveBeenLastCalledWith([2, 3, 4, 1]);
    await userEvent.keyboard('{Enter}');
    await says(`“${seatMapPiece.title}” is the last already.`);
    await expect(later()).toHaveFocus();
    await expect(args.portfolio.onOrder).toHaveBeenCalledTimes(3);

    const earlier = canvas.getByRole('button', { name: `Move “${timetablePiece.title}” earlier` });
    await userEvent.click(earlier);
    await expect(args.portfolio.onOrder).toHaveBeenLastCalledWith([3, 2, 4, 1]);
    await expect(
      canvas.getByRole('button', { name: `Move “${timetablePiece.title}” earlier` }),
    ).toHaveFocus();
  },
};

/** The button that removed the piece is gone as well, so the focus moves to a button that remains. */
export const Removing: Story = {
  render: Editing,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: `Remove “${seatMapPiece.title}”` }));
    await userEvent.click(await screen.findByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    await expect(
      canvas.queryByRole('button', { name: `Remove “${seatMapPiece.title}”` }),
    ).not.toBeInTheDocument();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Add a piece' })).toHaveFocus());
  },
};

/** The form contains the values of the piece. When it closes, the focus returns to the button. */
export const EditingAPiece: Story = {
  tags: ['behaviour'],
  render: Editing,
  play: async ({ canvas, userEvent }) => {
    const edit = canvas.getByRole('button', { name: `Edit “${seatMapPiece.title}”` });
    await userEvent.click(edit);
    await expect(await screen.findByRole('textbox', { name: 'Title' })).toHaveValue(seatMapPiece.title);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(edit).toHaveFocus();
  },
};

/**
 * The portfolio has the maximum of twelve pieces. If the user presses the button that adds a piece, the page says so.
 */
export const FullPortfolio: Story = {
  args: { freelancer: { status: 'ready', data: { ...freelancer, portfolio: longFreelancer.portfolio } } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add a piece' }));
    await expect(canvas.getByText('There are 12 pieces already. Remove one to add another.')).toBeVisible();
    await expect(args.portfolio.form.onOpen).not.toHaveBeenCalled();
  },
};

export const OrderNotSaved: Story = {
  render: (args) => (
    <ProfilePage
      {...args}
      portfolio={{ ...args.portfolio, orderProblem: 'The new order could not be saved. Please try again.' }}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The new order could not be saved.');
  },
};

export const NoResumes: Story = {
  args: { resumes: { ...resumes, list: { status: 'ready', data: profileResumeList([]) } } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(await canvas.findByText('No resumes saved yet')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Add a resume' }));
    await expect(args.resumes.form.onOpen).toHaveBeenCalledWith(null);
  },
};

/**
 * The profile has the maximum number of resumes. If the user presses the button that adds a resume, the page says so.
 */
export const FullOfResumes: Story = {
  tags: ['stress'],
  args: { resumes: { ...resumes, list: { status: 'ready', data: profileResumeList(longProfileResumes) } } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add a resume' }));
    await expect(canvas.getByText('There are 5 resumes already. Remove one to add another.')).toBeVisible();
  },
};

export const ResumesLoading: Story = { args: { resumes: { ...resumes, list: { status: 'loading' } } } };

export const ResumesFailed: Story = {
  args: {
    resumes: {
      ...resumes,
      list: { status: 'error', message: 'Unable to load your resumes.', onRetry: fn() },
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Unable to load your resumes.');
  },
};

/** Renders the page and changes its resumes as the server would. */
function EditingResumes(props: ProfilePageProps) {
  const [saved, setSaved] = useState(profileResumes);
  return (
    <ProfilePage
      {...props}
      resumes={{
        ...resumes,
        list: { status: 'ready', data: profileResumeList(saved) },
        onRemove: (id) => setSaved((before) => before.filter((one) => one.id !== id)),
      }}
    />
  );
}

/** The button that removed the resume is gone as well, so the focus moves to a button that remains. */
export const RemovingAResume: Story = {
  tags: ['behaviour'],
  render: EditingResumes,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove “Interface design”' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    await expect(canvas.queryByText('Interface design')).not.toBeInTheDocument();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Add a resume' })).toHaveFocus());
  },
};
