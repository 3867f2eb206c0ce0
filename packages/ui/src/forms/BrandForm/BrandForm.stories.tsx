import { brand, ownBrand } from '@skillharbor/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { BrandForm } from './BrandForm.tsx';

const meta = {
  component: BrandForm,
  args: {
    brand,
    preview: ({ name, accent }) => <p>{`${name}, ${accent ?? 'the usual colour'}`}</p>,
    submission: { status: 'idle' },
    onSubmit: fn(),
  },
} satisfies Meta<typeof BrandForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Usual: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const name = canvas.getByRole('textbox', { name: 'Name' });
    await userEvent.clear(name);
    await userEvent.type(name, 'North Pier');
    await userEvent.type(canvas.getByRole('textbox', { name: /^Accent/ }), '#5b2a86');
    await expect(canvas.getByText('North Pier, #5b2a86')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(args.onSubmit).toHaveBeenCalledWith({
      name: 'North Pier',
      accent: '#5B2A86',
      logo: null,
      remove_logo: false,
    });
  },
};

/** Yellow text is hard to read on light pages. One press replaces the colour with the nearest readable one. */
export const Unreadable: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: /^Accent/ }), '#FFD400');
    await expect(canvas.getByText('Texts in this colour are hard to read.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const NearestReadable: Story = {
  tags: ['behaviour'],
  play: async ({ args, canvas, userEvent }) => {
    const accent = canvas.getByRole('textbox', { name: /^Accent/ });
    await userEvent.type(accent, '#FFD400');
    await userEvent.click(canvas.getByRole('button', { name: /^Use #[0-9A-F]{6} instead$/ }));
    await expect(accent).not.toHaveValue('#FFD400');
    await expect(canvas.queryByText('Texts in this colour are hard to read.')).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledOnce());
  },
};

/** The user can remove the uploaded logo. It is deleted only when the form is saved. */
export const OwnBrand: Story = {
  args: { brand: ownBrand },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove logo' }));
    await expect(canvas.getByText('The logo goes when you save.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(args.onSubmit).toHaveBeenCalledWith(expect.objectContaining({ remove_logo: true }));
  },
};

export const Submitting: Story = { args: { submission: { status: 'submitting' } } };

export const Failed: Story = {
  args: { submission: { status: 'failed', message: 'The brand could not be saved. Please try again.' } },
};

export const RightToLeft: Story = { args: { brand: ownBrand }, globals: { direction: 'rtl' } };
