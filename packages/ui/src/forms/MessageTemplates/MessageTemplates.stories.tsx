import { messageTemplates } from '@skillharbor/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { TextArea } from '../../primitives/TextArea/TextArea.tsx';
import { MessageTemplates } from './MessageTemplates.tsx';

const meta = {
  component: MessageTemplates,
  args: {
    kind: 'decline',
    savedMessages: { templates: messageTemplates, change: { status: 'idle' }, onKeep: fn(), onRemove: fn() },
    places: { name: 'Mateo', job: 'Ferry designer' },
    text: '',
    onUse: fn(),
  },
  render: function WithField(args) {
    const [text, setText] = useState(args.text);
    return (
      <Stack space="24">
        <TextArea name="message" label="Reason" value={text} onChange={setText} />
        <MessageTemplates {...args} text={text} onUse={setText} />
      </Stack>
    );
  },
} satisfies Meta<typeof MessageTemplates>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Only saved messages of the same kind are offered. A chosen message names the applicant and the job. */
export const Used: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const choice = canvas.getByRole('combobox', { name: 'Use a message you kept' });
    await expect(canvas.queryByRole('option', { name: 'A first call' })).not.toBeInTheDocument();
    await userEvent.selectOptions(choice, 'Filled');
    await expect(canvas.getByRole('textbox')).toHaveValue(
      'Dear Mateo, thank you for applying. “Ferry designer” was filled.',
    );
    await userEvent.selectOptions(choice, 'Not this time');
    await expect(canvas.getByRole('textbox')).toHaveDisplayValue(/^Dear Mateo, your letter/);
    await userEvent.click(canvas.getByRole('button', { name: 'Delete “Not this time”' }));
    await expect(args.savedMessages.onRemove).toHaveBeenCalledWith(messageTemplates[2]);
  },
};

/** The message is saved with placeholders, so that it fits other applicants and jobs. */
export const Saved: Story = {
  args: { text: 'Dear Mateo, “Ferry designer” is on hold.' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Keep this message' }));
    const name = canvas.getByRole('textbox', { name: 'Name of the message' });
    await expect(name).toHaveAccessibleDescription(/Dear \{name\}, “\{job\}” is on hold\./);
    await userEvent.type(name, 'On hold{Enter}');
    await expect(args.savedMessages.onKeep).toHaveBeenCalledWith({
      kind: 'decline',
      name: 'On hold',
      text: 'Dear {name}, “{job}” is on hold.',
    });
  },
};

export const NoneSaved: Story = {
  args: { savedMessages: { templates: [], change: { status: 'idle' }, onKeep: fn(), onRemove: fn() } },
};

export const Failed: Story = {
  args: {
    text: 'The role was filled.',
    savedMessages: {
      templates: messageTemplates,
      change: { status: 'failed', message: 'You can keep 20 messages. Delete one first.' },
      onKeep: fn(),
      onRemove: fn(),
    },
  },
};
