import type { FormController } from '../Form/useForm.ts';
import { Inline } from '../Inline/Inline.tsx';
import { LinkButton } from '../LinkButton/LinkButton.tsx';
import type { LinkButtonProps } from '../LinkButton/LinkButton.tsx';
import { SubmitButton } from './SubmitButton.tsx';

export interface FormActionsProps extends Pick<LinkButtonProps, 'back'> {
  form: FormController;
  messages: { submit: string; submitting: string; cancel: string };
  cancelHref: string;
}

/**
 * Ends a form with its submit button and a link that leaves it.
 *
 * @use Below the fields of a form on a page.
 * @instead The `actions` of a {@link Dialog} for a form in a dialog.
 * @content The submit button says what is sent: 'Post Job', not 'Submit'.
 */
export function FormActions({ form, messages, cancelHref, back }: FormActionsProps) {
  return (
    <Inline space="8" justify="end">
      <LinkButton href={cancelHref} back={back} variant="quiet">
        {messages.cancel}
      </LinkButton>
      <SubmitButton form={form} messages={messages} />
    </Inline>
  );
}
