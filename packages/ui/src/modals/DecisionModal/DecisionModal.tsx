'use client';

import { useMemo } from 'react';
import type { ReactNode } from 'react';
import { isBlank, problemsOf } from '../../forms/checks.ts';
import { useClientMessages } from '../../messages/useClientMessages.ts';
import { usePrimitiveMessages } from '../../messages/usePrimitiveMessages.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { Dialog } from '../../primitives/Dialog/Dialog.tsx';
import { Form } from '../../primitives/Form/Form.tsx';
import { useForm } from '../../primitives/Form/useForm.ts';
import { SubmitButton } from '../../primitives/FormActions/SubmitButton.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { TextArea } from '../../primitives/TextArea/TextArea.tsx';
import { useFormat } from '../../primitives/UiProvider/context.ts';
import type { TextAreaProps } from '../../primitives/TextArea/TextArea.tsx';
import type { RestoredDraft, Submission } from '../../primitives/state.ts';
import { charactersLeft } from '../../primitives/TextArea/charactersLeft.ts';
import { useAttempt } from '../useAttempt.ts';
import { Unsent } from './Unsent.tsx';

export interface DecisionModalProps {
  open: boolean;
  title: string;
  /** A sentence about the consequences. */
  explanation: string;
  /** The text field of the decision. `name` is the name of this text in the API. */
  field: { name: 'message' | 'decline_reason' | 'reason'; maxLength: number } & Pick<
    TextAreaProps,
    'rows' | 'counter'
  >;
  tone: 'accent' | 'critical';
  messages: Record<'label' | 'submit' | 'submitting' | 'cancel' | 'failed', string> & {
    hint?: string;
    /** The error for a missing text. If it is undefined, the text is optional. */
    required?: string;
  };
  /** If there was a conflict, the decision that was made first, with its time. */
  decided?: string | undefined;
  submission: Submission;
  /** Renders the content below the text field. It calls `onUse` to replace the text. */
  below?: ((text: string, onUse: (text: string) => void) => ReactNode) | undefined;
  /** The text that the user typed before leaving, if any. */
  initialText?: string;
  draft?: RestoredDraft | undefined;
  onTextChange?: (text: string) => void;
  onConfirm: (text: string) => void;
  onClose: () => void;
  /**
   * Returns the element that gets the focus when the modal closes. By default, or if it returns null, the focus returns
   * to the previously focused element.
   */
  finalFocus?: (() => HTMLElement | null) | undefined;
}

/**
 * Shows a dialog for a decision with a text, such as a reason for accepting, declining, withdrawing or deleting. The
 * dialog does not close while the decision is pending, and shows a failure. The typed text stays, even after the dialog
 * is closed and reopened.
 *
 * @use To build a new decision with a text.
 * @instead {@link ConfirmModal} for a decision without a text.
 * @screenreader textbox: its label.
 * @screenreader alert: why the decision failed.
 */
export function DecisionModal(props: DecisionModalProps) {
  const { open, title, explanation, field, tone, messages, onConfirm, onClose, onTextChange } = props;
  const { name, maxLength, ...textArea } = field;
  const client = useClientMessages();
  const primitives = usePrimitiveMessages();
  const format = useFormat();
  const attempt = useAttempt(props.submission);
  const submission = useFailure(attempt.submission, messages.failed);
  const pending = submission.status === 'submitting';
  const form = useForm<Record<string, string>>({
    initial: { [name]: props.initialText ?? '' },
    saved: { [name]: '' },
    labels: { [name]: messages.label },
    hints: { [name]: messages.hint },
    rules: { [name]: { maxLength } },
    optional: messages.required === undefined ? [name] : [],
    validate: ({ [name]: typed = '' }) => {
      const over = -charactersLeft(typed.trim(), maxLength);
      return problemsOf({
        [name]:
          over > 0
            ? primitives.charactersOver(over, format.number(over))
            : isBlank(typed)
              ? messages.required
              : undefined,
      });
    },
    submission,
    draft: props.draft,
    onSubmit: ({ [name]: typed = '' }) => {
      attempt.begin();
      onConfirm(typed.trim());
    },
    onValuesChange: ({ [name]: typed = '' }) => onTextChange?.(typed),
  });
  const { [name]: text = '' } = form.values;

  function close() {
    if (pending) return;
    attempt.forget();
    onClose();
  }

  if (props.decided !== undefined && !pending) {
    return (
      <Dialog
        open={open}
        onClose={close}
        finalFocus={props.finalFocus}
        title={client.decided.title}
        actions={
          <Button variant="primary" onClick={close}>
            {client.decided.close}
          </Button>
        }
      >
        <Unsent decided={props.decided} label={messages.label} text={text} />
      </Dialog>
    );
  }

  return (
    <Dialog
      open={open}
      onClose={close}
      finalFocus={props.finalFocus}
      title={title}
      description={explanation}
      actions={
        <>
          <Button onClick={close}>{messages.cancel}</Button>
          <SubmitButton form={form} tone={tone} messages={messages} />
        </>
      }
    >
      <Stack space="24">
        <Form form={form}>
          <TextArea {...form.field(name)} {...textArea} />
        </Form>
        {props.below?.(text, (next) => form.change({ [name]: next }))}
      </Stack>
    </Dialog>
  );
}

/** Returns the submission. If it has failed, its message begins with this dialog's sentence. */
function useFailure(submission: Submission, sentence: string): Submission {
  // The object is memoized, because the form treats each new object as a new failure and moves the focus.
  return useMemo(() => {
    if (submission.status !== 'failed') return submission;
    const { message, fieldErrors } = submission;
    return {
      status: 'failed',
      message: message && message !== sentence ? `${sentence} ${message}` : sentence,
      fieldErrors,
    };
  }, [submission, sentence]);
}
