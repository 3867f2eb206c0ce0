import type { Meta, StoryObj } from '@storybook/react-vite';
import { Pencil, Trash2 } from 'lucide-react';
import { expect, fn } from 'storybook/test';
import { Inline } from '../Inline/Inline.tsx';
import { Button } from './Button.tsx';

const meta = {
  component: Button,
  args: { children: 'Save Changes', onClick: fn() },
} satisfies Meta<typeof Button>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Primary: Story = {
  args: { variant: 'primary' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save Changes' }));
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

/** A group has at most one primary action, so that most users find their action at once. */
export const Variants: Story = {
  tags: ['do'],
  render: (args) => (
    <Inline space="12">
      {(['primary', 'secondary', 'quiet'] as const).map((variant) => (
        <Button key={variant} {...args} variant={variant} />
      ))}
    </Inline>
  ),
};

/** With two primary actions side by side, users cannot tell which one to press. */
export const TwoPrimaryActions: Story = {
  tags: ['dont'],
  render: (args) => (
    <Inline space="12">
      <Button {...args} variant="primary">
        Save Draft
      </Button>
      <Button {...args} variant="primary">
        Post Job
      </Button>
    </Inline>
  ),
};

export const Critical: Story = {
  render: (args) => (
    <Inline space="12">
      {(['primary', 'secondary', 'quiet'] as const).map((variant) => (
        <Button key={variant} {...args} variant={variant} tone="critical" icon={<Trash2 />}>
          Delete
        </Button>
      ))}
    </Inline>
  ),
};

export const WithIcon: Story = { args: { icon: <Pencil />, children: 'Edit Profile' } };
export const Large: Story = {
  args: { variant: 'primary', size: 'large', children: 'Apply Now' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button').offsetHeight).toBe(48);
  },
};
export const FullWidth: Story = { args: { variant: 'primary', fullWidth: true, children: 'Log in' } };

/** A pending button keeps the focus, ignores presses, and says what it is doing. */
export const Pending: Story = {
  args: { variant: 'primary', pending: true, pendingLabel: 'Saving…' },
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole('button', { name: 'Saving…' });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(button);
    await expect(args.onClick).not.toHaveBeenCalled();
    await expect(canvas.getByRole('status')).toHaveTextContent('Saving…');
  },
};

/**
 * A script in the page marks a button that is pressed before the app has started, and the app handles the press later.
 * The mark does not move anything.
 */
export const PressedEarly: Story = {
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button');
    button.setAttribute('aria-busy', 'true');
    await expect(getComputedStyle(button).backgroundSize).toBe('100% 3px');
  },
};

export const SameWidthWhilePending: Story = {
  args: { pendingLabel: 'Sending your application…', children: 'Submit' },
  render: (args) => (
    <Inline space="12">
      <Button {...args} />
      <Button {...args} pending />
    </Inline>
  ),
  play: async ({ canvas }) => {
    const [idle, pending] = canvas.getAllByRole('button');
    await expect(idle?.offsetWidth).toBe(pending?.offsetWidth);
  },
};

export const Expanded: Story = {
  args: { children: 'Hide Filters', expanded: true, controls: 'filters' },
  render: (args) => (
    <>
      <Button {...args} />
      <p id="filters">The filters</p>
    </>
  ),
};
export const LongLabel: Story = {
  tags: ['stress'],
  args: { children: 'Reactivate this job listing and let freelancers apply to it again until its deadline' },
};

export const Focused: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    const button = canvas.getByRole('button');
    await expect(button).toHaveFocus();
    await expect(getComputedStyle(button).outlineStyle).toBe('solid');
    await userEvent.keyboard(' ');
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).toHaveBeenCalledTimes(2);
  },
};

export const RightToLeft: Story = {
  args: { variant: 'primary', icon: <Pencil />, children: 'تعديل الملف الشخصي' },
  globals: { direction: 'rtl' },
};
