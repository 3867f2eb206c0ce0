import {
  linkedPiece,
  longPieces,
  paymentPiece,
  portfolio,
  rightToLeftPieces,
  seatMapPiece,
} from '@skillharbor/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { PortfolioGallery } from './PortfolioGallery.tsx';

const meta = {
  component: PortfolioGallery,
  args: { pieces: portfolio },
} satisfies Meta<typeof PortfolioGallery>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Each piece has at most one link. The link's accessible name consists of the piece's title and the linked host. */
export const Several: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(4);
    await expect(canvas.getAllByRole('link')).toHaveLength(3);
    const link = canvas.getByRole('link', {
      name: `${seatMapPiece.title} amara-okafor.example (opens in a new tab)`,
    });
    await expect(link).toHaveAttribute('href', seatMapPiece.link);
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    await expect(canvas.getByText(paymentPiece.title).closest('a')).toBeNull();
    await expect(canvas.queryByRole('img')).not.toBeInTheDocument();
  },
};

export const One: Story = { args: { pieces: [seatMapPiece] } };

/** The colour of a cover depends on the title of its piece. */
export const WithoutPictures: Story = {
  args: {
    pieces: ['Ferry tickets', 'Seat maps', 'A manual', 'Posters'].map((title, index) => ({
      ...linkedPiece,
      id: index + 1,
      title,
    })),
  },
};

/** The initials replace a picture that does not load. */
export const BrokenPicture: Story = {
  tags: ['stress'],
  args: { pieces: [{ ...seatMapPiece, picture: 'data:image/png;base64,AAAA', picture_2x: null }] },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('img')).toBeNull());
    await expect(canvasElement).toHaveTextContent(/^SF/);
  },
};

/** A `javascript:` address is not rendered as a link. */
export const UnsafeLink: Story = {
  tags: ['stress'],
  args: { pieces: [{ ...seatMapPiece, link: 'javascript:alert(1)' }] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).not.toBeInTheDocument();
  },
};

/** The portfolio has the maximum number of pieces, titles of the maximum length, and long words without spaces. */
export const Limit: Story = {
  tags: ['stress'],
  args: { pieces: longPieces },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
  },
};

export const RightToLeft: Story = { args: { pieces: rightToLeftPieces }, globals: { direction: 'rtl' } };
