'use client';

import { useId, useMemo } from 'react';
import { counterNear } from '../../forms/checks.ts';
import { useForm } from '../../forms/useForm.ts';
import {
  Button,
  Dialog,
  Form,
  TextArea,
  type Submission,
  type TextAreaProps,
} from '../../primitives/index.ts';
import { useAttempt } from '../useAttempt.ts';

export interface DecisionModalProps {
  open: boolean;
  title: string;
  explanation: string;
  /** What may be said with the decision. */
  field: Pick<TextAreaProps, 'label' | 'name' | 'hint' | 'rows'> & { maxLength: number };
  /** When to say how many characters are left: always, or only near the limit. */
  counter: 'always' | 'near';
  tone: 'accent' | 'critical';
  words: { confirm: string; confirming: string; cancel: string; failed: string };
  submission: Submission;
  /** What was typed before, where somebody comes back to it. */
  initialText?: string;
  onTextChange?: (text: string) => void;
  onConfirm: (text: string) => void;
  onClose: () => void;
}

/**
 * The frame of accepting and declining: an optional text, and one answer. While that is under way it does not close;
 * when it fails it says so inside. What was typed stays, even when the dialog is closed and opened again.
 */
export function DecisionModal(props: DecisionModalProps) {
  const { open, title, explanation, field, counter, tone, words, onConfirm, onClose, onTextChange } = props;
  const formId = useId();
  const attempt = useAttempt(props.submission);
  const submission = useFailure(attempt.submission, words.failed);
  const pending = submission.status === 'submitting';
  const form = useForm({
    initial: { text: props.initialText ?? '' },
    saved: { text: '' },
    validate: () => ({}),
    submission,
    onSubmit: ({ text }) => {
      attempt.begin();
      onConfirm(text.trim());
    },
    onValuesChange: ({ text }) => onTextChange?.(text),
  });

  const { maxLength, ...text } = field;
  const shown = {
    ...text,
    ...(counter === 'always' ? { counter: true, maxLength } : counterNear(form.values.text, maxLength)),
  };

  function close() {
    if (pending) return;
    attempt.forget();
    onClose();
  }

  return (
    <Dialog
      open={open}
      onClose={close}
      title={title}
      description={explanation}
      actions={
        <>
          <Button onClick={close}>{words.cancel}</Button>
          <Button
            type="submit"
            form={formId}
            variant="primary"
            tone={tone}
            pending={pending}
            pendingLabel={words.confirming}
          >
            {words.confirm}
          </Button>
        </>
      }
    >
      <Form id={formId} submission={submission} onSubmit={form.submit}>
        <TextArea {...shown} optional value={form.values.text} onChange={form.set('text')} />
      </Form>
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
