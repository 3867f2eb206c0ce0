import { Button } from '../Button/Button.tsx';
import type { ButtonProps } from '../Button/Button.tsx';
import type { FormController } from '../Form/useForm.ts';

export interface SubmitButtonProps extends Pick<ButtonProps, 'tone' | 'fullWidth'> {
  form: FormController;
  messages: { submit: string; submitting: string };
  /** The look of the button. Use `secondary` if the page has several small forms, none of which is its main purpose. */
  variant?: 'primary' | 'secondary';
}

/** Submits its form. The button may be inside or outside the form. */
export function SubmitButton({ form, messages, variant = 'primary', ...button }: SubmitButtonProps) {
  return (
    <Button
      {...button}
      type="submit"
      form={form.id}
      variant={variant}
      pending={form.pending}
      pendingLabel={messages.submitting}
    >
      {messages.submit}
    </Button>
  );
}
