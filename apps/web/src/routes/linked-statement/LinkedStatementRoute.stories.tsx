import { failing, STATEMENT_TOKEN } from '@skillharbor/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { paths } from '../../navigation/paths.ts';
import { AppAt, routeStories } from '../../testing/AppAt.tsx';
import { alerts, says } from '../../testing/plays.ts';

const meta = {
  ...routeStories,
  title: 'Linked Statement',
  component: AppAt,
  args: { address: paths.linkedStatement(STATEMENT_TOKEN), as: null },
} satisfies Meta<typeof AppAt>;
export default meta;
type Story = StoryObj<typeof meta>;

const UNKNOWN = 'This link does not work. It may be incomplete, or the statement was deleted.';

export const Loaded: Story = { play: says('It is hidden') };

const appeals: NonNullable<Story['play']> = async ({ canvas, userEvent }) => {
  await userEvent.type(await canvas.findByRole('textbox'), 'It is for keys.');
  await userEvent.click(canvas.getByRole('button', { name: 'Appeal' }));
};

export const Appealed: Story = {
  play: async (context) => {
    await appeals(context);
    await expect(await context.canvas.findByText(/^Nobody has decided about it yet/)).toBeVisible();
  },
};

export const NotAppealed: Story = {
  args: { server: () => [failing('appealByLink')] },
  play: async (context) => {
    await appeals(context);
    await says('Your appeal could not be sent. Please try again.')(context);
  },
};

export const Failed: Story = {
  args: { server: () => [failing('readStatementByLink')] },
  play: alerts('The statement could not be loaded. Please try again later.'),
};

export const UnknownLink: Story = {
  args: { address: paths.linkedStatement('never-sent') },
  play: alerts(UNKNOWN),
};
