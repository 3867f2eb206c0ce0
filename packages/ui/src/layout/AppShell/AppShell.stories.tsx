import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { UiProvider } from '../../primitives/UiProvider/UiProvider.tsx';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { Link } from '../../primitives/Link/Link.tsx';
import { Footer } from '../Footer/Footer.tsx';
import { MessagePage } from '../MessagePage/MessagePage.tsx';
import { NavigationBar } from '../NavigationBar/NavigationBar.tsx';
import { PageBody } from '../PageBody/PageBody.tsx';
import { hrefs } from '../../testing/hrefs.ts';
import { otherBrand } from '../../testing/otherBrand.tsx';
import { AppShell } from './AppShell.tsx';

const visitor = { unread: 0, notifications: 0, news: 0, role: null, hrefs, onLogOut: fn() };

const meta = {
  component: AppShell,
  args: {
    navigation: <NavigationBar {...visitor} user={null} currentPath="#home" />,
    footer: <Footer {...visitor} />,
    children: (
      <PageBody>
        <Heading level={1}>A short page</Heading>
      </PageBody>
    ),
  },
} satisfies Meta<typeof AppShell>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The footer begins below the window, even if the page is short. */
export const ShortPage: Story = {};

export const SkipLink: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Skip to the content' })).toHaveFocus();
    await expect(canvas.getByRole('main')).toHaveAttribute('id', 'main');
  },
};

/** The skip link jumps past the navigation bar, and the next tab stop is in the content. */
export const PastTheBar: Story = {
  args: {
    children: (
      <PageBody>
        <Heading level={1}>A page with a link</Heading>
        <Link href="#somewhere">Somewhere</Link>
      </PageBody>
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    canvas.getByRole('main').focus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Somewhere' })).toHaveFocus();
  },
};

/** The provider sets the brand's name, its logo and the footer. */
export const AnotherBrand: Story = {
  args: {
    children: (
      <MessagePage
        title="The page is being set"
        text="It is in print soon."
        actions={<Link href="#home">Back to Home</Link>}
      />
    ),
  },
  globals: { theme: 'broadsheet-light' },
  decorators: [
    (Story) => (
      <UiProvider brand={otherBrand}>
        <Story />
      </UiProvider>
    ),
  ],
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByRole('link', { name: 'Broadsheet' })).toHaveLength(2);
    await expect(canvas.getByText('Work for people who write.')).toBeVisible();
    await expect(canvasElement).not.toHaveTextContent(/Skill|Harbor/);
  },
};
