import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
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
