import { longCompany, myCompany, rightToLeftCompany, toMine, unnamedCompany } from '@skillharbor/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { EditCompanyForm } from './EditCompanyForm.tsx';
import { companyValues } from './companyValues.ts';

const meta = {
  component: EditCompanyForm,
  args: {
    company: myCompany,
    submission: { status: 'idle' },
    onSubmit: fn(),
    onDirtyChange: fn(),
    cancelHref: '/my-job-listings',
  },
  decorators: [
    (Story) => (
      <>
        <h1>Your company</h1>
        <Story />
      </>
    ),
  ],
} satisfies Meta<typeof EditCompanyForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const name = canvas.getByRole('textbox', { name: 'Company name' });
    await userEvent.clear(name);
    await userEvent.type(name, ' South Pier Ferries ');
    await expect(args.onDirtyChange).toHaveBeenLastCalledWith(true);
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: /^People/ }), '11 to 50 people');
    await userEvent.clear(canvas.getByRole('textbox', { name: /^Founded/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save company' }));
    await expect(args.onSubmit).toHaveBeenCalledWith({
      name: 'South Pier Ferries',
      about: myCompany.about,
      website: myCompany.website,
      size: '11-50',
      founded: '',
      location: 'Lisbon, Portugal',
      logo: null,
      remove_logo: false,
    });
  },
};

/** The client gave no company name when signing up. */
export const Unnamed: Story = { args: { company: unnamedCompany } };

/** The tile shows the name as the client types it. */
export const Naming: Story = {
  ...Unnamed,
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Company name' }), 'Paper Heron');
    await expect(canvas.getByText('PH')).toBeVisible();
  },
};

export const Invalid: Story = {
  args: { company: unnamedCompany },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: /^Website/ }), 'northpier.example');
    await userEvent.click(canvas.getByRole('button', { name: 'Save company' }));
    await expect(canvas.getByText('Company name is required')).toBeVisible();
    await expect(canvas.getByText('Enter an address like https://example.com.')).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Company name' })).toHaveFocus());
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

const logo = new File(
  [
    '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"><rect width="8" height="8" fill="teal"/></svg>',
  ],
  'logo.png',
  { type: 'image/svg+xml' },
);

/** The new logo appears before it is uploaded. */
export const NewLogo: Story = {
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    const user = userEvent.setup({ applyAccept: false });
    await user.upload(canvas.getByLabelText(/^Company logo/), logo);
    await waitFor(() => expect(canvasElement.querySelector('img')?.src).toMatch(/^blob:/));
    await userEvent.click(canvas.getByRole('button', { name: 'Save company' }));
    await expect(args.onSubmit).toHaveBeenCalledWith(expect.objectContaining({ logo }));
  },
};

/**
 * The client has removed the logo, and the tile shows its replacement. Until the form is saved, the client can undo
 * this.
 */
export const RemovedLogo: Story = {
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove logo' }));
    await expect(canvasElement.querySelector('img')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Keep logo' }));
    await expect(canvasElement.querySelector('img')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove logo' }));
    await expect(canvas.getByText('The logo goes when you save.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Save company' }));
    await expect(args.onSubmit).toHaveBeenCalledWith(
      expect.objectContaining({ logo: null, remove_logo: true }),
    );
  },
};

/** The form restores the values that were typed before the session ended. They are not saved yet. */
export const ComingBack: Story = {
  args: { initial: { ...companyValues(myCompany), about: 'Twelve boats.' } },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('textbox', { name: /^About/ })).toHaveValue('Twelve boats.');
    await expect(args.onDirtyChange).toHaveBeenLastCalledWith(true);
  },
};

export const Submitting: Story = { args: { submission: { status: 'submitting' } } };

export const ServerErrors: Story = {
  args: {
    submission: {
      status: 'failed',
      fieldErrors: { logo: ['The picture must have at most 50 million pixels.'] },
    },
  },
};

export const Long: Story = { tags: ['stress'], args: { company: toMine(longCompany) } };
export const RightToLeft: Story = {
  args: { company: toMine(rightToLeftCompany) },
  globals: { direction: 'rtl' },
};
