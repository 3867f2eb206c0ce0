import { failing, operatorUser } from '@skillharbor/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { paths } from '../../navigation/paths.ts';
import { AppAt, routeStories } from '../../testing/AppAt.tsx';
import { alerts, asksToLogIn, says, toasts } from '../../testing/plays.ts';

const meta = {
  ...routeStories,
  title: 'Mail Text',
  component: AppAt,
  args: { address: paths.deskMailText('acceptance'), as: operatorUser },
} satisfies Meta<typeof AppAt>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: /^Subject/ })).toHaveValue(
      'Your application was accepted: {jobTitle}',
    );
  },
};

const changes: NonNullable<Story['play']> = async ({ canvas, userEvent }) => {
  const subject = await canvas.findByRole('textbox', { name: /^Subject/ });
  await userEvent.clear(subject);
  await userEvent.type(subject, 'Hired');
  await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
};

export const Saved: Story = {
  play: async (context) => {
    await changes(context);
    await toasts('The words are saved.')(context);
    await expect(await context.canvas.findByRole('button', { name: 'Return to them' })).toBeVisible();
  },
};

export const NotSaved: Story = {
  args: { server: () => [failing('changeMailText')] },
  play: async (context) => {
    await changes(context);
    await says('The words could not be saved. Please try again.')(context);
  },
};

export const Reset: Story = {
  args: { address: paths.deskMailText('acceptance', { language: 'de' }) },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.click(await canvas.findByRole('button', { name: 'Return to them' }));
    await screen.findByRole('alertdialog');
    await userEvent.click(screen.getByRole('button', { name: 'Return to them' }));
    await toasts('The email has the words of the program again.')(context);
    await expect(await canvas.findByRole('textbox', { name: /^Subject/ })).toHaveValue(
      'Ihre Bewerbung wurde angenommen: {jobTitle}',
    );
  },
};

export const Loading: Story = {
  args: { navigationTimeoutMs: 0, server: () => [failing('getMailText', 'slow')] },
  play: says('Loading the emails...'),
};

export const Failed: Story = {
  args: { server: () => [failing('getMailText')] },
  play: alerts('The emails could not be loaded. Please try again later.'),
};

export const NotFound: Story = {
  args: { address: paths.deskMailText('nothing') },
  play: alerts('There is no such email.'),
};

export const SignedOut: Story = { args: { as: null }, play: asksToLogIn };
