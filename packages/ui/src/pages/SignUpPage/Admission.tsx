'use client';

import type { SignUpOffer, SignUps } from '@skillharbor/contract';
import type { ReactNode } from 'react';
import { useAccountMessages } from '../../messages/useAccountMessages.ts';
import { LoadableContent } from '../../primitives/LoadableContent/LoadableContent.tsx';
import { Notice } from '../../primitives/Notice/Notice.tsx';
import { Spinner } from '../../primitives/Spinner/Spinner.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import type { Loadable } from '../../primitives/state.ts';

interface AdmissionProps {
  signUps: Exclude<SignUps, 'open'>;
  offer: Loadable<SignUpOffer> | null;
  /** Renders the form for the only email address that can sign up, or for any address if the argument is null. */
  children: (email: string | null) => ReactNode;
}

/** Shows the form to visitors with an invitation. Other visitors read why they cannot sign up, and what to do. */
export function Admission({ signUps, offer, children }: AdmissionProps) {
  const { closed, invitation: messages } = useAccountMessages().signUp;
  const without = <Refusal {...(signUps === 'closed' ? closed : messages.required)} />;
  if (offer === null) return without;
  return (
    <LoadableContent of={offer} skeleton={<Spinner label={messages.checking} />}>
      {({ state, email, is_team: isTeam }) => {
        if (signUps === 'closed' && !isTeam) return without;
        if (state !== 'waiting') return <Refusal {...messages[state]} />;
        return (
          <Stack space="32">
            <Notice tone="positive" title={messages.works.title}>
              <Works email={email} isTeam={isTeam} />
            </Notice>
            {children(email)}
          </Stack>
        );
      }}
    </LoadableContent>
  );
}

function Works({ email, isTeam }: { email: string | null; isTeam: boolean }) {
  const { works } = useAccountMessages().signUp.invitation;
  if (email === null) return works.text;
  return isTeam ? works.team(email) : works.address(email);
}

function Refusal({ title, text }: { title: string; text: string }) {
  return (
    <Notice tone="info" title={title}>
      {text}
    </Notice>
  );
}
