import { Button } from '../Button/Button.tsx';
import type { ButtonProps } from '../Button/Button.tsx';
import type { FormController } from '../Form/useForm.ts';

export interface SubmitButtonProps extends Pick<ButtonProps, 'tone' | 'fullWidth'> {
  form: FormController;
  messages: { submit: string; submitting: string };
}

/** Submits its form, whether the button is inside or outside the form. */
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
