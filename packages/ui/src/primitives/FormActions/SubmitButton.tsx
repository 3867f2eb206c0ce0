import { Button } from '../Button/Button.tsx';
import type { ButtonProps } from '../Button/Button.tsx';
import type { FormController } from '../Form/useForm.ts';

export interface SubmitButtonProps extends Pick<ButtonProps, 'tone' | 'fullWidth'> {
  form: FormController;
  messages: { submit: string; submitting: string };
}

/** Sends its form, inside of it or outside. */
export function SubmitButton({ form, messages, ...button }: SubmitButtonProps) {
  return (
    <Button
      {...button}
      type="submit"
      form={form.id}
      variant="primary"
      pending={form.pending}
      pendingLabel={messages.submitting}
    >
      {messages.submit}
    </Button>
  );
}
