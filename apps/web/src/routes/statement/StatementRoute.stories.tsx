import { clientUser, failing, otherClientUser, statement } from '@skillharbor/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { paths } from '../../navigation/paths.ts';
import { AppAt, routeStories } from '../../testing/AppAt.tsx';
import { alerts, says } from '../../testing/plays.ts';

const meta = {
  ...routeStories,
  title: 'Statement',
  component: AppAt,
  args: { address: paths.statement(statement.id), as: clientUser },
} satisfies Meta<typeof AppAt>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = { play: says('It is hidden') };

export const Appealed: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox'), 'It is for keys.');
    await userEvent.click(canvas.getByRole('button', { name: 'Appeal' }));
    await expect(await canvas.findByText(/^Nobody has decided about it yet/)).toBeVisible();
  },
};

export const Loading: Story = {
  args: { navigationTimeoutMs: 0, server: () => [failing('getStatement', 'slow')] },
  play: says('Loading the statement...'),
};

export const Failed: Story = {
  args: { server: () => [failing('getStatement')] },
  play: alerts('The statement could not be loaded. Please try again later.'),
};

/** Only the user whom a statement concerns can open it. */
export const OtherUser: Story = {
  args: { as: otherClientUser },
  play: alerts('This link does not work. It may be incomplete, or the statement was deleted.'),
};
