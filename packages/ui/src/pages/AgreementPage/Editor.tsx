'use client';

import type { Agreement, AgreementInput } from '@skillharbor/contract';
import { useEffect, useRef } from 'react';
import { AgreementChanges } from '../../cards/AgreementTerms/AgreementChanges.tsx';
import { AgreementTerms } from '../../cards/AgreementTerms/AgreementTerms.tsx';
import { AgreementForm } from '../../forms/AgreementForm/AgreementForm.tsx';
import { agreementValues } from '../../forms/AgreementForm/agreementValues.ts';
import type { AgreementValues } from '../../forms/AgreementForm/agreementValues.ts';
import { useAgreementMessages } from '../../messages/useAgreementMessages.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { Notice } from '../../primitives/Notice/Notice.tsx';
import { Section } from '../../primitives/Section/Section.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import type { RestoredDraft, Submission } from '../../primitives/state.ts';

/** The props that the page needs for the form of a version. */
export interface Writing {
  /** The values restored from a draft. */
  initial?: AgreementValues | undefined;
  draft?: RestoredDraft | undefined;
  submission: Submission;
  onSubmit: (input: AgreementInput) => void;
  /** Called with true if leaving the page would lose changes. */
  onDirtyChange?: (dirty: boolean) => void;
  onValuesChange?: (values: AgreementValues) => void;
}

export interface EditorProps {
  /** The current agreement. */
  agreement: Agreement;
  /** The version of the agreement that the writer had read before writing the next one. */
  base: Agreement;
  writing: Writing & { initial: AgreementValues };
  onTyped: (values: AgreementValues) => void;
  /** Called when the writer closes the form. The argument is false to discard the typed values. */
  onClose?: ((keeps: boolean) => void) | undefined;
}

/** The failure has no message, because the notice already explains it. */
const explained: Submission = { status: 'failed' };

/**
 * Takes the next version of an agreement. If the other side has sent a version first, it shows that version, and keeps
 * the typed values.
 */
export function Editor({ agreement, base, writing, onTyped, onClose }: EditorProps) {
  const { form: messages } = useAgreementMessages();
  const { submission, onSubmit, onDirtyChange, onValuesChange } = writing;
  const isConflict = submission.status === 'failed' && agreement.version !== base.version;
  const canWrite = agreement.actions.includes('write');
  return (
    <Section space="24" title={base.terms === null ? messages.write : messages.change}>
      <AgreementForm
        {...writing}
        saved={agreementValues(base.terms)}
        submission={isConflict && canWrite ? explained : submission}
        warning={
          isConflict && (
            <Conflict
              agreement={agreement}
              since={base.version}
              onUseCurrent={() => {
                onDirtyChange?.(false);
                onClose?.(false);
              }}
            />
          )
        }
        onSubmit={(terms) =>
          // The notice has shown the version that this submission replaces, so the submission is based on the current
          // version.
          onSubmit({ ...terms, based_on: isConflict ? agreement.version : base.version })
        }
        onCancel={onClose && (() => onClose(true))}
        onValuesChange={(values) => {
          onTyped(values);
          onValuesChange?.(values);
        }}
      />
    </Section>
  );
}

function Conflict(props: { agreement: Agreement; since: number; onUseCurrent: () => void }) {
  const { agreement, since, onUseCurrent } = props;
  const messages = useAgreementMessages().conflict;
  const ref = useRef<HTMLDivElement>(null);
  const edits = agreement.edits.filter(({ version }) => version > since);

  useEffect(() => ref.current?.focus(), []);

  return (
    <div ref={ref} tabIndex={-1}>
      <Notice tone="warning" title={messages.title}>
        <Stack space="16" align="start">
          <Text>{messages.explanation}</Text>
          {since > 0 ? (
            <AgreementChanges agreement={agreement} edits={edits} />
          ) : (
            agreement.terms !== null && <AgreementTerms terms={agreement.terms} />
          )}
          <Button onClick={onUseCurrent}>{messages.useCurrent}</Button>
        </Stack>
      </Notice>
    </div>
  );
}
