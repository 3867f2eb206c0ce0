import type { ReactNode } from 'react';
import type { FormController } from '../Form/useForm.ts';
import { Inline } from '../Inline/Inline.tsx';
import { LinkButton } from '../LinkButton/LinkButton.tsx';
import type { LinkButtonProps } from '../LinkButton/LinkButton.tsx';
import { SubmitButton } from './SubmitButton.tsx';

export interface FormActionsProps extends Pick<LinkButtonProps, 'back'> {
  form: FormController;
  messages: { submit: string; submitting: string; cancel: string };
  cancelHref: string;
  /** A second action, such as saving a draft. */
  secondary?: ReactNode;
}

/**
 * Ends a form with its submit button and a link for leaving the form.
 *
 * @use Below the fields of a form on a page.
 * @instead The `actions` of a {@link Dialog} for a form in a dialog.
 * @content The submit button says what is sent: 'Post Job', not 'Submit'.
 */
export function FormActions({ form, messages, cancelHref, back, secondary }: FormActionsProps) {
  return (
    <Inline space="8" justify="end">
      <LinkButton href={cancelHref} back={back} variant="quiet">
        {messages.cancel}
      </LinkButton>
      {secondary}
      <SubmitButton form={form} messages={messages} />
    </Inline>
  );
}
