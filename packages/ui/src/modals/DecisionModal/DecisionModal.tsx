'use client';

import { useMemo } from 'react';
import type { ReactNode } from 'react';
import { isBlank, problemsOf } from '../../forms/checks.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { Dialog } from '../../primitives/Dialog/Dialog.tsx';
import { Form } from '../../primitives/Form/Form.tsx';
import { useForm } from '../../primitives/Form/useForm.ts';
import { SubmitButton } from '../../primitives/FormActions/SubmitButton.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { TextArea } from '../../primitives/TextArea/TextArea.tsx';
import { useFormat, usePrimitiveMessages } from '../../primitives/UiProvider/context.ts';
import { useClientMessages } from '../../primitives/UiProvider/useClientMessages.ts';
import type { TextAreaProps } from '../../primitives/TextArea/TextArea.tsx';
import type { RestoredDraft, Submission } from '../../primitives/state.ts';
import { charactersLeft } from '../../primitives/TextArea/charactersLeft.ts';
import { useAttempt } from '../useAttempt.ts';
import { Unsent } from './Unsent.tsx';

export interface DecisionModalProps {
  open: boolean;
  title: string;
  explanation: string;
  /** What may be said with the decision. Its name is the API's. */
  field: { name: 'message' | 'decline_reason' | 'reason'; maxLength: number } & Pick<
    TextAreaProps,
    'rows' | 'counter'
  >;
  tone: 'accent' | 'critical';
  messages: Record<'label' | 'submit' | 'submitting' | 'cancel' | 'failed', string> & {
    hint?: string;
    /** What to say where the text is missing. Without it, the text is optional. */
    required?: string;
  };
  /** Where another decision came first: what it was, and when. */
  decided?: string | undefined;
  submission: Submission;
  /** Below the text. */
  below?: ((text: string, onUse: (text: string) => void) => ReactNode) | undefined;
  /** What the user typed before leaving, if anything. */
  initialText?: string;
  draft?: RestoredDraft | undefined;
  onTextChange?: (text: string) => void;
  onConfirm: (text: string) => void;
  onClose: () => void;
  /** Where the focus goes when it closes; null: back to where it was. */
  finalFocus?: (() => HTMLElement | null) | undefined;
}

/**
 * The frame of accepting, declining, withdrawing and deleting with a reason: a text, and one answer. While that is
 * under way it does not close; when it fails it says so inside. What was typed stays, even when the dialog is closed
 * and opened again.
 *
 * @use To make a new decision with a text.
 * @instead {@link ConfirmModal} without one.
 * @screenreader textbox: its label.
 * @screenreader alert: why it failed.
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

/** The same submission, whose failure begins with the sentence for this dialog. */
function useFailure(submission: Submission, sentence: string): Submission {
  // The form takes each new object for a new failure, and moves the focus.
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
