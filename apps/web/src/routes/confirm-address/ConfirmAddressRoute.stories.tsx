import { CONFIRMATION_TOKEN, failing, job, unconfirmedUser } from '@skillharbor/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { paths } from '../../navigation/paths.ts';
import { AppAt, routeStories } from '../../testing/AppAt.tsx';
import { alerts, says } from '../../testing/plays.ts';

const meta = {
  ...routeStories,
  title: 'Confirm address',
  component: AppAt,
  args: { address: paths.confirmAddress(CONFIRMATION_TOKEN), as: null },
} satisfies Meta<typeof AppAt>;
export default meta;
type Story = StoryObj<typeof meta>;

const confirm: NonNullable<Story['play']> = async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Confirm the address' }));
};

/** The user may open the mail on a device where no user is signed in. */
export const Asks: Story = {
  play: says('Press the button to confirm that the email with this link reached you.'),
};

/** The notice above the page disappears once the address is confirmed. */
export const Confirmed: Story = {
  args: { as: unconfirmedUser },
  play: async (context) => {
    const { canvas } = context;
    await canvas.findByRole('complementary', { name: 'Confirm your email address' });
    await confirm(context);
    await says('Your address is confirmed')(context);
    await waitFor(() => expect(canvas.queryByRole('complementary')).toBeNull());
  },
};

export const UnusableLink: Story = {
  args: { address: paths.confirmAddress('from-last-year') },
  play: async (context) => {
    await confirm(context);
    await alerts('This link no longer works. It works for 7 days, unless the address was corrected.')(
      context,
    );
  },
};

export const IncompleteLink: Story = {
  args: { address: paths.confirmAddress() },
  play: alerts('This link is not complete. Open the link in the email again.'),
};

export const Failed: Story = {
  args: { server: () => [failing('confirmAddress', 500)] },
  play: async (context) => {
    await confirm(context);
    await alerts('The address could not be confirmed. Please try again.')(context);
  },
};

/** The notice about the unconfirmed address is above every page. */
const unconfirmed = { address: paths.profile(), as: unconfirmedUser };

export const SendsAgain: Story = {
  args: unconfirmed,
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.click(await canvas.findByRole('button', { name: 'Send again' }));
    await says('The email is on its way.')(context);
  },
};

export const NotSent: Story = {
  args: { ...unconfirmed, server: () => [failing('sendConfirmation', 500)] },
  play: async (context) => {
    await context.userEvent.click(await context.canvas.findByRole('button', { name: 'Send again' }));
    await alerts('The email could not be sent. Please try again.')(context);
  },
};

export const CorrectsTheAddress: Story = {
  args: unconfirmed,
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.click(await canvas.findByRole('button', { name: 'Correct the address' }));
    const field = await screen.findByRole('textbox', { name: 'Email' });
    await userEvent.clear(field);
    await userEvent.type(field, 'noa.l@example.com{Enter}');
    await says('An email is on its way to noa.l@example.com.')(context);
    await waitFor(() =>
      expect(canvas.getByRole('complementary')).toHaveTextContent('We sent a link to noa.l@example.com.'),
    );
  },
};

/** The user can write an application, and the letter stays in the form when the application is refused. */
export const AppliesInVain: Story = {
  args: { ...unconfirmed, address: paths.apply(job.id) },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Cover letter' }), 'I know harbors.');
    const resume = new File(['%PDF-1.4'], 'resume.pdf', { type: 'application/pdf' });
    await userEvent.upload(canvas.getByLabelText('Resume'), resume);
    await userEvent.click(canvas.getByRole('button', { name: 'Submit application' }));
    await alerts('Please confirm your email address first. We sent you an email with a link.')(context);
    await expect(canvas.getByRole('textbox', { name: 'Cover letter' })).toHaveValue('I know harbors.');
  },
};
