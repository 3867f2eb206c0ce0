import { Button } from '../Button/Button.tsx';
import type { ButtonProps } from '../Button/Button.tsx';
import type { FormController } from '../Form/useForm.ts';

export interface SubmitButtonProps extends Pick<ButtonProps, 'tone' | 'fullWidth'> {
  form: FormController;
  messages: { submit: string; submitting: string };
  /** Use `secondary` for one of several small forms on a page, none of which is what the page is for. */
  variant?: 'primary' | 'secondary';
}

/** Submits its form, whether the button is inside or outside the form. */
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
