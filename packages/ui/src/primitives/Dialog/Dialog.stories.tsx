import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Prose } from '../Prose/Prose.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { TextArea } from '../TextArea/TextArea.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { Dialog } from './Dialog.tsx';

const meta = {
  component: Dialog,
  args: {
    open: true,
    onClose: fn(),
    title: 'Contact Ada',
    description: 'Your message goes to Ada’s mailbox. The answer comes to yours.',
    actions: (
      <>
        <Button>Cancel</Button>
        <Button variant="primary">Send</Button>
      </>
    ),
    children: (
      <Stack space="24">
        <TextField label="Subject" name="subject" value="" onChange={fn()} />
        <TextArea label="Message" name="message" value="" onChange={fn()} />
      </Stack>
    ),
  },
} satisfies Meta<typeof Dialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  play: async ({ userEvent, args }) => {
    await expect(await screen.findByRole('dialog', { name: 'Contact Ada' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalled();
  },
};

export const LongContent: Story = {
  tags: ['stress'],
  args: {
    title: 'The cover letter',
    description: undefined,
    children: <Prose>{'I have kept the books of three shipyards.\n\n'.repeat(40)}</Prose>,
  },
};

export const FocusGoesInAndComesBack: Story = {
  args: { open: false },
  render: function Opened(args) {
    const [open, setOpen] = useState(false);
    return (
      <>
        <Button onClick={() => setOpen(true)}>Contact Ada</Button>
        <Dialog {...args} open={open} onClose={() => setOpen(false)} />
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Contact Ada' });
    await userEvent.click(opener);
    const subject = await screen.findByLabelText('Subject');
    await waitFor(() => expect(subject).toHaveFocus());
    await userEvent.tab({ shift: true });
    await waitFor(() => expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

export const WithoutActions: Story = { args: { actions: undefined, title: 'The cover letter' } };

export const LongTitle: Story = {
  tags: ['stress'],
  args: { title: 'Contact Maximiliana-Konstantina Wolfeschlegelsteinhausenbergerdorff-Papadopoulou' },
};

export const RightToLeft: Story = {
  args: {
    title: 'تواصل مع ليلى',
    description: 'تصل رسالتك إلى بريد ليلى، ويصل الرد إلى بريدك.',
    children: <TextArea label="الرسالة" name="message" value="" onChange={fn()} />,
    actions: <Button variant="primary">إرسال</Button>,
  },
  globals: { direction: 'rtl' },
};
