import { clientUser, freelancerUser, laylaUser, longNameUser } from '@skillharbor/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { hrefs } from '../../testing/hrefs.ts';
import { UiProvider } from '../../primitives/UiProvider/UiProvider.tsx';
import { StillLink } from '../../testing/StillLink.tsx';
import { NavigationBar } from './NavigationBar.tsx';

const languages = { names: { en: 'English', de: 'Deutsch', ar: 'العربية' }, current: 'en', onChoose: fn() };

const meta = {
  component: NavigationBar,
  args: {
    role: null,
    user: null,
    currentPath: '#jobs',
    hrefs,
    unread: 0,
    notifications: 0,
    news: 0,
    onLogOut: fn(),
    languages,
  },
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

/** Only the landing page has a filled button in the bar. */
export const OnTheLandingPage: Story = {
  args: { currentPath: '#home' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Sign Up' })).toHaveAttribute('href', hrefs.signUp);
  },
};

export const Freelancer: Story = {
  args: { role: 'freelancer', user: freelancerUser, currentPath: '#dashboard' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Log Out' }));
    await expect(args.onLogOut).toHaveBeenCalledOnce();
  },
};

export const Client: Story = { args: { role: 'client', user: clientUser, currentPath: '#home' } };

/** The bar has icons for the messages and the notifications, with the numbers of unread items. */
export const Unread: Story = {
  args: { role: 'client', currentPath: '#home', unread: 3, notifications: 12 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Messages, 3 unread conversations' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Notifications, 12 new' })).toHaveAttribute(
      'href',
      '#notifications',
    );
  },
};

/** A dot at the portrait says that saved jobs have news, and the menu links to these jobs. */
export const News: Story = {
  args: { role: 'freelancer', user: freelancerUser, currentPath: '#home', news: 2 },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Account menu'));
    await expect(canvas.getByRole('link', { name: 'Saved jobs, 2 with news' })).toHaveAttribute(
      'href',
      '#saved-jobs',
    );
  },
};

/** The page knows the role of the signed-in user, but not their data yet. The menu already works. */
export const BeforeHydration: Story = { args: { role: 'client', currentPath: '#home' } };

const openAccountMenu: NonNullable<Story['play']> = async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByText('Account menu'));
  await expect(canvas.getByRole('link', { name: 'Account' })).toBeVisible();
};

/** The menu behind the portrait has the user's name, the link to the account, and the languages. */
export const AccountMenu: Story = {
  args: { role: 'freelancer', user: freelancerUser, currentPath: '#account' },
  play: async (context) => {
    await openAccountMenu(context);
    const { canvas } = context;
    await expect(canvas.getByText('Amara Okafor')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Account' })).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getByRole('list', { name: 'Language' })).toBeVisible();
  },
};

/** The menu closes on a press outside, on Escape, when a language is chosen, and when a link is followed. */
export const AccountMenuCloses: Story = {
  tags: ['behaviour'],
  args: AccountMenu.args,
  play: async (context) => {
    const { canvas, userEvent } = context;
    const closed = () =>
      waitFor(() => expect(canvas.getByRole('link', { name: 'Account', hidden: true })).not.toBeVisible());
    await openAccountMenu(context);
    await userEvent.click(whatIsPressedAt(canvas.getByText('Beside the menu')));
    await closed();

    await openAccountMenu(context);
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Account' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await closed();
    await expect(canvas.getByText('Account menu').closest('summary')).toHaveFocus();

    await openAccountMenu(context);
    await userEvent.click(canvas.getByRole('button', { name: 'Deutsch' }));
    await expect(languages.onChoose).toHaveBeenCalledWith('de');
    await closed();

    await openAccountMenu(context);
    await userEvent.click(canvas.getByRole('link', { name: 'Account' }));
    await closed();
  },
};

export const AccountMenuOnAPhone: Story = {
  ...AccountMenu,
  globals: { viewport: { value: 'phone' } },
};

export const AccountMenuOfALongName: Story = {
  tags: ['stress'],
  args: { role: 'freelancer', user: longNameUser, currentPath: '#home' },
  play: openAccountMenu,
};

export const AccountMenuRightToLeft: Story = {
  args: { role: 'freelancer', user: laylaUser, currentPath: '#dashboard' },
  globals: { direction: 'rtl' },
  play: async (context) => {
    await openAccountMenu(context);
    const panel = context.canvas.getByRole('link', { name: 'Account' }).getBoundingClientRect();
    await expect(panel.left).toBeLessThan(window.innerWidth / 2);
  },
};

export const OnAPhone: Story = {
  args: { role: 'client', user: clientUser, currentPath: '#create-job' },
  globals: { viewport: { value: 'phone' } },
};

/**
 * Returns the element that receives a press in the middle of the given element. If another element covers the given
 * one, it returns the covering element.
 */
function whatIsPressedAt(element: HTMLElement) {
  const { left, top, width, height } = element.getBoundingClientRect();
  return document.elementFromPoint(left + width / 2, top + height / 2) ?? element;
}

/** The menu closes on a press outside, on Escape, and when a link is chosen. */
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

/** In a right-to-left layout, the logo is on the right, and the links follow the reading direction. */
export const RightToLeft: Story = {
  args: { role: 'freelancer', user: freelancerUser, currentPath: '#dashboard' },
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    const start = (name: string) => canvas.getByRole('link', { name }).getBoundingClientRect().right;
    await expect(start('Skill Harbor')).toBeGreaterThan(start('Dashboard'));
  },
};
