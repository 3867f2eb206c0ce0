'use client';

import type { Application } from '@skillharbor/contract';
import { useEffect, useState } from 'react';
import type { SavedMessages } from '../../forms/MessageTemplates/MessageTemplates.tsx';
import { useApplicantName } from '../../cards/ApplicantCard/useApplicantName.ts';
import { useClientMessages } from '../../messages/useClientMessages.ts';
import { useFormat } from '../../primitives/UiProvider/context.ts';
import type { RestoredDraft, Submission } from '../../primitives/state.ts';
import { AcceptModal } from '../AcceptModal/AcceptModal.tsx';
import type { AcceptanceValues } from '../AcceptModal/AcceptModal.tsx';
import { DeclineModal } from '../DeclineModal/DeclineModal.tsx';

/** A decision that has not been submitted yet, with its text. */
export interface TypedDecision {
  kind: 'accept' | 'decline';
  text: string;
  /** True if the freelancer receives the client's email address. Only an acceptance has this field. */
  shareEmail?: boolean;
}

export interface DecisionDialogsProps {
  application: Application;
  jobTitle: string;
  /** The client's own email address. */
  clientEmail: string;
  /** The state of the request that sends the decision. */
  decision: Submission;
  /** The decision whose dialog is open, or undefined if none is open. */
  asked: TypedDecision['kind'] | undefined;
  /**
   * Called with the decision for which the user opens the dialog, or with undefined when the user leaves the dialog.
   */
  onAsk: (kind: TypedDecision['kind'] | undefined) => void;
  onAccept: (values: AcceptanceValues) => void;
  onDecline: (reason: string) => void;
  /** The client's saved messages. It is undefined until they are loaded. */
  savedMessages?: SavedMessages | undefined;
  /** A decision restored from a draft. */
  initial?: TypedDecision | undefined;
  draft?: RestoredDraft | undefined;
  /**
   * Returns the element that gets the focus when a dialog closes. By default, or if it returns null, the focus returns
   * to the previously focused element.
   */
  finalFocus?: (() => HTMLElement | null) | undefined;
  /** Called with the typed decision while a dialog is open, and with null otherwise. */
  onTypedChange?: (typed: TypedDecision | null) => void;
}

/**
 * Shows the dialog for accepting or for declining. A dialog closes by itself once its decision is saved. If the
 * decision conflicts with an earlier one, the dialog says so, and stays open until the user closes it.
 *
 * @use Wherever a client decides on an application.
 * @keyboard Escape: closes the open dialog.
 * @screenreader dialog: which decision it asks about.
 */
export function DecisionDialogs(props: DecisionDialogsProps) {
  const { application, jobTitle, decision, asked, onAsk, onAccept, onDecline } = props;
  const { initial, draft, onTypedChange } = props;
  const decided = useDecided(application);
  const applicantName = useApplicantName()(application);
  const [sent, setSent] = useState(false);
  const isMade =
    asked !== undefined && application.status !== 'pending' && sent && decision.status === 'idle';
  const kind = isMade ? undefined : asked;

  const send =
    <Values,>(decide: (values: Values) => void) =>
    (values: Values) => {
      setSent(true);
      decide(values);
    };
  const dialog = (name: TypedDecision['kind']) => ({
    applicantName,
    firstName: firstNameOf(application),
    savedMessages: props.savedMessages,
    finalFocus: props.finalFocus,
    jobTitle,
    decided,
    submission: decision,
    open: kind === name,
    onClose: () => {
      onAsk(undefined);
      setSent(false);
    },
    ...(initial?.kind === name && { initialText: initial.text, draft }),
  });

  // The dialog is marked as closed, so that undoing the decision later does not reopen it.
  useEffect(() => {
    if (isMade) onAsk(undefined);
  }, [isMade, onAsk]);

  // The form of the closed dialog also reports its values, which are ignored.
  const report = (typed: TypedDecision) => {
    if (typed.kind === kind) onTypedChange?.(typed);
  };
  const isAsking = kind !== undefined;
  useEffect(() => {
    if (!isAsking) onTypedChange?.(null);
  }, [isAsking, onTypedChange]);

  return (
    <>
      <AcceptModal
        {...dialog('accept')}
        clientEmail={props.clientEmail}
        initialShareEmail={initial?.shareEmail ?? true}
        onValuesChange={({ message, shareEmail }) => report({ kind: 'accept', text: message, shareEmail })}
        onAccept={send(onAccept)}
      />
      <DeclineModal
        {...dialog('decline')}
        onTextChange={(text) => report({ kind: 'decline', text })}
        onDecline={send(onDecline)}
      />
    </>
  );
}

/**
 * Returns the first name of the applicant. Under blind review, it returns the placeholder that the server will replace.
 */
function firstNameOf({ applicant, hidden }: Application): string {
  return hidden ? '{name}' : (applicant.name.split(' ')[0] ?? '');
}

/**
 * Returns a sentence with the outcome of the application and its time, or undefined while the application is pending.
 */
function useDecided({ status, decided_at, withdrawn_at, closed_at }: Application): string | undefined {
  const messages = useClientMessages().decided;
  const format = useFormat();
  const since = decided_at ?? withdrawn_at ?? closed_at;
  return status === 'pending' || since === null ? undefined : messages[status](format.dateTime(since));
}
