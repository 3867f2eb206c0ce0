import { linkedPiece, longPieces, paymentPiece, rightToLeftPieces, seatMapPiece } from '@skillharbor/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { PortfolioPieceModal } from './PortfolioPieceModal.tsx';

const meta = {
  component: PortfolioPieceModal,
  args: {
    open: true,
    onClose: fn(),
    piece: null,
    submission: { status: 'idle' },
    onSubmit: fn(),
    onDirtyChange: fn(),
  },
} satisfies Meta<typeof PortfolioPieceModal>;
export default meta;
type Story = StoryObj<typeof meta>;

const title = () => screen.findByRole('textbox', { name: 'Title' });
const link = () => screen.findByRole('textbox', { name: /^Link/ });

export const New: Story = {
  play: async ({ args, userEvent }) => {
    await userEvent.type(await title(), ' Night ferries ');
    await userEvent.type(await link(), 'https://ada.example/ferries');
    await expect(args.onDirtyChange).toHaveBeenLastCalledWith(true);
    await userEvent.click(screen.getByRole('button', { name: 'Add piece' }));
    await expect(args.onSubmit).toHaveBeenCalledWith({
      title: 'Night ferries',
      link: 'https://ada.example/ferries',
      picture: null,
    });
  },
};

export const Edited: Story = {
  args: { piece: seatMapPiece },
  play: async ({ args, userEvent }) => {
    await userEvent.clear(await link());
    await userEvent.click(screen.getByRole('button', { name: 'Save piece' }));
    await expect(args.onSubmit).toHaveBeenCalledWith({ title: seatMapPiece.title, link: '', picture: null });
  },
};

/** The piece has neither a picture nor a valid address. */
export const Invalid: Story = {
  play: async ({ args, userEvent }) => {
    await title();
    await userEvent.click(screen.getByRole('button', { name: 'Add piece' }));
    await expect(screen.getByText('Title is required')).toBeVisible();
    await expect(screen.getByText('Add a picture or a link.')).toBeVisible();
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Title' })).toHaveFocus());
    await userEvent.type(await link(), 'ada.example');
    await userEvent.click(screen.getByRole('button', { name: 'Add piece' }));
    await expect(screen.getByText('Enter an address like https://example.com.')).toBeVisible();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

const picture = new File(
  [
    '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="6"><rect width="8" height="6" fill="teal"/></svg>',
  ],
  'work.png',
  { type: 'image/svg+xml' },
);

/** The new picture appears before it is uploaded. With a picture, the piece needs no link. */
export const NewPicture: Story = {
  play: async ({ args, userEvent }) => {
    await userEvent.type(await title(), 'Night ferries');
    const user = userEvent.setup({ applyAccept: false });
    await user.upload(screen.getByLabelText(/^Picture/), picture);
    await waitFor(() =>
      expect(document.querySelector('[role=dialog] img')).toHaveAttribute(
        'src',
        expect.stringMatching(/^blob:/),
      ),
    );
    await userEvent.click(screen.getByRole('button', { name: 'Add piece' }));
    await expect(args.onSubmit).toHaveBeenCalledWith({ title: 'Night ferries', link: '', picture });
  },
};

/** While the piece is being saved, the modal does not close, and does not send it again. */
export const Submitting: Story = {
  args: { piece: paymentPiece, submission: { status: 'submitting', progress: 0.4 } },
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: /Saving…/ }));
    await userEvent.keyboard('{Escape}');
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

/** The server's message appears at the field that it is about, and the typed values stay. */
export const ServerErrors: Story = {
  args: { piece: linkedPiece },
  render: function Sent(args) {
    const [submission, setSubmission] = useState(args.submission);
    return (
      <PortfolioPieceModal
        {...args}
        submission={submission}
        onSubmit={() =>
          setSubmission({
            status: 'failed',
            fieldErrors: { picture: ['The picture must have at most 50 million pixels.'] },
          })
        }
      />
    );
  },
  play: async ({ userEvent }) => {
    await userEvent.type(await title(), '!');
    await userEvent.click(screen.getByRole('button', { name: 'Save piece' }));
    await expect(screen.getByText('The picture must have at most 50 million pixels.')).toBeVisible();
    await expect(await title()).toHaveValue(`${linkedPiece.title}!`);
  },
};

/** Closing the modal keeps the typed values. The button 'Cancel' discards them. */
export const KeepsWhatWasTyped: Story = {
  // The plain button of this story has WebKitGTK's colours, which are light even in the dark theme.
  tags: ['behaviour', 'not-webkit'],
  render: function Opened(args) {
    const [open, setOpen] = useState(false);
    return (
      <>
        <button type="button" onClick={() => setOpen(true)}>
          Open
        </button>
        <PortfolioPieceModal {...args} open={open} onClose={() => setOpen(false)} />
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const open = canvas.getByRole('button', { name: 'Open' });
    const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await userEvent.click(open);
    await userEvent.type(await title(), 'Ferries');
    await userEvent.keyboard('{Escape}');
    await isClosed();
    await userEvent.click(open);
    await expect(await title()).toHaveValue('Ferries');
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await isClosed();
    await userEvent.click(open);
    await expect(await title()).toHaveValue('');
  },
};

/** After a reload, the form contains the typed values again. */
export const ComingBack: Story = {
  args: {
    piece: seatMapPiece,
    initial: { title: 'Seat map, the second', link: seatMapPiece.link, picture: null },
    draft: { savedAt: '2026-06-15T09:00:00Z', filesLost: true, onDiscard: fn() },
  },
  play: async ({ args }) => {
    await expect(await title()).toHaveValue('Seat map, the second');
    await expect(args.onDirtyChange).toHaveBeenLastCalledWith(true);
  },
};

export const Long: Story = { tags: ['stress'], args: { piece: longPieces[1] ?? null } };

export const RightToLeft: Story = {
  args: { piece: rightToLeftPieces[0] ?? null },
  globals: { direction: 'rtl' },
};

export const Closed: Story = { args: { open: false } };
