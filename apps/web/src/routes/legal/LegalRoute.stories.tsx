import { failing, legalText, responding } from '@skillharbor/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { paths } from '../../navigation/paths.ts';
import { AppAt, routeStories } from '../../testing/AppAt.tsx';
import { alerts, hasHeading, says } from '../../testing/plays.ts';

const published = () => [
  responding('listLegalTexts', {
    status: 200,
    body: { results: [{ kind: 'terms', version: 2, has_asked: false }] },
  }),
  responding('getLegalText', { status: 200, body: legalText }),
];

const meta = {
  ...routeStories,
  title: 'Legal',
  component: AppAt,
  args: { address: paths.legal('terms'), as: null, server: published },
} satisfies Meta<typeof AppAt>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The footer links to the only published text. */
export const Loaded: Story = {
  play: async (context) => {
    await hasHeading('What you promise', 2)(context);
    const links = await context.canvas.findAllByRole('link', { name: 'Terms' });
    await expect(links).toHaveLength(1);
    await expect(links[0]).toHaveAttribute('href', paths.legal('terms'));
    await expect(context.canvas.queryByRole('link', { name: 'Imprint' })).not.toBeInTheDocument();
  },
};

/** No text was published, so the site shows no links to legal texts. */
export const NotFound: Story = {
  args: { server: () => [] },
  play: alerts('This site has no such text.'),
};

export const UnknownKind: Story = {
  args: { address: '/legal/recipes' },
  play: hasHeading('Nothing is moored here'),
};

export const Loading: Story = {
  args: { navigationTimeoutMs: 0, server: () => [failing('getLegalText', 'slow')] },
  play: says('Loading the text...'),
};

export const Failed: Story = {
  args: { server: () => [failing('getLegalText')] },
  play: alerts('The text could not be loaded. Please try again later.'),
};
