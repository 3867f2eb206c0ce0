import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Stack } from '../Stack/Stack.tsx';
import type { Submission } from '../state.ts';
import { TextField } from '../TextField/TextField.tsx';
import { Form } from '../Form/Form.tsx';
import { useForm } from '../Form/useForm.ts';
import { FormActions } from './FormActions.tsx';
import { SubmitButton } from './SubmitButton.tsx';

const messages = { submit: 'Save', submitting: 'Saving…', cancel: 'Cancel' };

interface ExampleProps {
  submission: Submission;
  onSubmit: (values: { title: string }) => void;
}

function useExample({ submission, onSubmit }: ExampleProps) {
  return useForm({
    initial: { title: 'Pilot' },
    labels: { title: 'Title' },
    validate: () => ({}),
    submission,
    onSubmit,
  });
}

function Example(props: ExampleProps) {
  const form = useExample(props);
  return (
    <Form form={form}>
      <TextField {...form.field('title')} />
      <FormActions form={form} messages={messages} cancelHref="#jobs" />
    </Form>
  );
}

const meta = {
  component: Example,
  args: { submission: { status: 'idle' }, onSubmit: fn() },
} satisfies Meta<typeof Example>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Idle: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(args.onSubmit).toHaveBeenCalledWith({ title: 'Pilot' });
  },
};

export const Submitting: Story = {
  args: { submission: { status: 'submitting' } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Saving…/ }));
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

/** The button is outside the form, as in a dialog, whose row of buttons is not part of the form. */
export const SubmitButtonOutside: Story = {
  render: function Outside(args) {
    const form = useExample(args);
    return (
      <Stack space="24">
        <Form form={form}>
          <TextField {...form.field('title')} />
        </Form>
        <SubmitButton form={form} messages={messages} />
      </Stack>
    );
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(args.onSubmit).toHaveBeenCalledWith({ title: 'Pilot' });
  },
};
