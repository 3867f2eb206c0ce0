import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { TextField } from '../TextField/TextField.tsx';
import { Tabs } from './Tabs.tsx';

const meta = {
  component: Tabs,
  args: {
    label: 'Sign up as',
    tabs: [
      { value: 'freelancer', label: 'Freelancer', panel: <TextField label="First name" name="first_name" /> },
      { value: 'client', label: 'Client', panel: <TextField label="Company name" name="company" /> },
    ],
    onChange: fn(),
  },
} satisfies Meta<typeof Tabs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const KeepsWhatWasTyped: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByLabelText('First name'), 'Ada');
    await userEvent.click(canvas.getByRole('tab', { name: 'Client' }));
    await expect(args.onChange).toHaveBeenCalledWith('client');
    await expect(canvas.getByLabelText('Company name')).toBeVisible();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByLabelText('First name')).toHaveValue('Ada');
  },
};

export const SecondChosen: Story = { args: { defaultValue: 'client' } };

export const MoreThanFit: Story = {
  args: {
    label: 'Skills',
    tabs: [
      'Design',
      'Engineering',
      'Writing and editing',
      'Marketing',
      'Finance',
      'Healthcare',
      'Education',
    ].map((name) => ({ value: name, label: name, panel: name })),
  },
};

/** One stop for the Tab key. Arrow keys go around, Home and End to the ends; the next stop is in the panel. */
export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    const [freelancer, client] = canvas.getAllByRole('tab');
    await userEvent.tab();
    await waitFor(() => expect(freelancer).toHaveFocus());
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(client).toHaveFocus());
    await expect(client).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(freelancer).toHaveFocus());
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(client).toHaveFocus());
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('tabpanel', { name: 'Client' })).toHaveFocus());
  },
};

export const One: Story = {
  args: { tabs: [{ value: 'design', label: 'Design', panel: 'Figma, Illustration' }] },
};

export const RightToLeft: Story = {
  args: {
    label: 'نوع الحساب',
    tabs: [
      { value: 'freelancer', label: 'مستقل', panel: 'أبحث عن عمل' },
      { value: 'client', label: 'عميل', panel: 'أبحث عن مستقلين' },
    ],
  },
  globals: { direction: 'rtl' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'مستقل' }));
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() => expect(canvas.getByRole('tab', { name: 'عميل' })).toHaveFocus());
  },
};
