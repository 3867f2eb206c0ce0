'use client';

import type { Application } from '@skillharbor/contract';
import type { AcceptanceValues } from '../AcceptModal/AcceptModal.tsx';
import type { Submission } from '../../primitives/state.ts';
import { DecisionDialogs } from './DecisionDialogs.tsx';
import type { DecisionDialogsProps, TypedDecision } from './DecisionDialogs.tsx';

/**
 * The application that the dialogs are about, on a page with several applications. `kind` is undefined once the dialog
 * is closed.
 */
export interface AskedDecision {
  id: number;
  kind: TypedDecision['kind'] | undefined;
}

export interface DecisionInPlaceProps extends Pick<
  DecisionDialogsProps,
  'clientEmail' | 'savedMessages' | 'finalFocus'
> {
  applications: readonly Application[];
  jobTitle: string;
  asked: AskedDecision | undefined;
  onAsk: (asked: AskedDecision) => void;
  /** The state of the last request that accepted or declined an application. */
  decision: Submission;
  onAccept: (application: Application, values: AcceptanceValues) => void;
  onDecline: (application: Application, reason: string) => void;
}

/** Shows the dialogs for deciding on one of several applications, on the page that lists them. */
export function DecisionInPlace(props: DecisionInPlaceProps) {
  const {
    applications,
    asked,
    onAsk,
    onAccept,
    onDecline,
    jobTitle,
    clientEmail,
    decision,
    savedMessages,
    finalFocus,
  } = props;
  const application = applications.find(({ id }) => id === asked?.id);
  if (!application) return null;
  return (
    <DecisionDialogs
      key={application.id}
      application={application}
      jobTitle={jobTitle}
      clientEmail={clientEmail}
      decision={decision}
      savedMessages={savedMessages}
      finalFocus={finalFocus}
      asked={asked?.kind}
      onAsk={(kind) => onAsk({ id: application.id, kind })}
      onAccept={(values) => onAccept(application, values)}
      onDecline={(reason) => onDecline(application, reason)}
    />
  );
}
