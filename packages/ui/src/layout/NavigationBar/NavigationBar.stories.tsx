import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { hrefs } from '../../testing/hrefs.ts';
import { UiProvider } from '../../primitives/UiProvider/UiProvider.tsx';
import { StillLink } from '../../testing/StillLink.tsx';
import { NavigationBar } from './NavigationBar.tsx';

const meta = {
  component: NavigationBar,
  args: { role: null, currentPath: '#jobs', hrefs, unread: 0, onLogOut: fn() },
  render: (args) => (
    <div style={{ minHeight: '24rem' }}>
      <UiProvider link={StillLink}>
        <NavigationBar {...args} />
      </UiProvider>
      <p>Beside the menu</p>
    </div>
  ),
} satisfies Meta<typeof NavigationBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const SignedOut: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'Skill Harbor',
      'Home',
      'Explore',
      'Pricing',
      'Log in',
    ]);
    await expect(canvas.getByRole('link', { name: 'Explore' })).toHaveAttribute('aria-current', 'page');
  },
};

export const Freelancer: Story = {
  args: { role: 'freelancer', currentPath: '#dashboard' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Log Out' }));
    await expect(args.onLogOut).toHaveBeenCalledOnce();
  },
};

export const Client: Story = { args: { role: 'client', currentPath: '#home' } };

/** The messages have an icon in the bar, with the number of unread conversations. */
export const Unread: Story = {
  args: { role: 'client', currentPath: '#home', unread: 3 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Messages, 3 unread conversations' })).toBeVisible();
  },
};

/** The account has an icon in the bar, and its name for screen readers. */
export const OnTheAccountPage: Story = {
  args: { role: 'freelancer', currentPath: '#account' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Account' })).toHaveAttribute('aria-current', 'page');
  },
};

export const OnAPhone: Story = {
  args: { role: 'client', currentPath: '#create-job' },
  globals: { viewport: { value: 'phone' } },
};

/**
 * Returns the element that receives a press in the middle of the given element: that element, or another one that
 * covers it.
 */
function whatIsPressedAt(element: HTMLElement) {
  const { left, top, width, height } = element.getBoundingClientRect();
  return document.elementFromPoint(left + width / 2, top + height / 2) ?? element;
}

/** A press outside the menu, Escape and a chosen link each close it. */
export const PhoneMenu: Story = {
  ...OnAPhone,
  play: async ({ canvas, userEvent }) => {
    const open = () => userEvent.click(canvas.getByRole('button', { name: 'Open menu' }));
    const link = () => canvas.queryByRole('link', { name: 'Post Job' });

    await expect(link()).toBeNull();
    await open();
    await expect(link()).toBeVisible();
    await userEvent.click(whatIsPressedAt(canvas.getByText('Beside the menu')));
    await expect(link()).toBeNull();

    await open();
    await userEvent.keyboard('{Escape}');
    await expect(link()).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Open menu' })).toHaveFocus();

    await open();
    await userEvent.click(canvas.getByRole('link', { name: 'Find Freelancers' }));
    await expect(link()).toBeNull();
    await open();
  },
};

/** The logo is on the other side, and the links follow the reading direction. */
export const RightToLeft: Story = {
  args: { role: 'freelancer', currentPath: '#dashboard' },
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    const start = (name: string) => canvas.getByRole('link', { name }).getBoundingClientRect().right;
    await expect(start('Skill Harbor')).toBeGreaterThan(start('Dashboard'));
  },
};
