import { legalHistory } from '@skillharbor/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { LegalTextForm, legalTextValues } from './LegalTextForm.tsx';

const meta = {
  component: LegalTextForm,
  args: {
    saved: legalTextValues(legalHistory),
    submission: { status: 'idle' },
    onSubmit: fn(),
  },
} satisfies Meta<typeof LegalTextForm>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The preview beside the field shows the typed text as the site will show it. */
export const Publishes: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const english = canvas.getByRole('textbox', { name: 'English' });
    await userEvent.clear(english);
    await userEvent.type(english, '# Fair play');
    const preview = canvas.getByRole('region', { name: 'Preview, English' });
    await expect(within(preview).getByRole('heading', { name: 'Fair play' })).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: /^Yes/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Publish' }));
    await expect(args.onSubmit).toHaveBeenCalledWith({
      base_version: 2,
      texts: { en: '# Fair play', de: legalTextValues(legalHistory).de },
      asks_members: true,
    });
  },
};

export const Empty: Story = {
  args: { saved: { base: 0, en: '', de: '', ar: '', asks: '' } },
};

export const Invalid: Story = {
  args: { saved: { base: 0, en: '', de: '', ar: '', asks: '' } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Publish' }));
    await expect(canvas.getByText('Write the English text.')).toBeVisible();
    await expect(canvas.getByText('Choose whether members are asked.')).toBeVisible();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

/**
 * Another operator published a newer version after this draft was begun. The form tells the operator about the newer
 * version before the draft is published.
 */
export const Outdated: Story = {
  args: { initial: { ...legalTextValues(legalHistory), base: 1, en: '# Fair play' } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText(/^A newer version was published/)).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: /^Yes/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Publish' }));
    await expect(args.onSubmit).toHaveBeenCalledWith(expect.objectContaining({ base_version: 1 }));
  },
};

export const Submitting: Story = { args: { submission: { status: 'submitting' } } };

export const Failed: Story = {
  args: { submission: { status: 'failed', message: 'The version could not be published.' } },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
