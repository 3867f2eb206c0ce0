import type { Meta, StoryObj } from '@storybook/react-vite';
import { ArrowLeft } from 'lucide-react';
import { expect, fn } from 'storybook/test';
import { Text } from '../Text/Text.tsx';
import type { LinkComponentProps } from '../UiProvider/link.ts';
import { UiProvider } from '../UiProvider/UiProvider.tsx';
import { Link } from './Link.tsx';

const meta = {
  component: Link,
  args: { href: '#jobs', children: 'Back to Job Listings' },
} satisfies Meta<typeof Link>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Accent: Story = {};
export const Quiet: Story = { args: { tone: 'quiet', icon: <ArrowLeft /> } };

/** The words of the link name its target, so that they can be read alone. */
export const InASentence: Story = {
  tags: ['do'],
  render: ({ href }) => (
    <Text>
      New here? <Link href={href}>Sign up</Link> as a freelancer or a client.
    </Text>
  ),
};

/** A screen reader's list of links would contain only the word “here”. */
export const Here: Story = {
  tags: ['dont'],
  render: ({ href }) => (
    <Text>
      To sign up as a freelancer or a client, click <Link href={href}>here</Link>.
    </Text>
  ),
};

export const InANewTab: Story = {
  args: { newTab: true, href: 'https://example.com/portfolio', children: 'Portfolio' },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Portfolio (opens in a new tab)' });
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  },
};

const followed = fn();
function RouterLink({ href, children, ...rest }: LinkComponentProps) {
  return (
    <a
      {...rest}
      href={href}
      onClick={(event) => {
        event.preventDefault();
        followed(href);
      }}
    >
      {children}
    </a>
  );
}

export const ThroughTheRouter: Story = {
  render: (args) => (
    <UiProvider link={RouterLink}>
      <Link {...args} />
    </UiProvider>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('link'));
    await expect(followed).toHaveBeenCalledWith('#jobs');
  },
};

export const Focused: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link')).toHaveFocus();
  },
};

export const LongText: Story = {
  tags: ['stress'],
  args: {
    href: '#portfolio',
    children: `https://example.com/${'portfolio-of-everything-'.repeat(10)}`,
    tone: 'quiet',
    icon: <ArrowLeft />,
  },
};
