'use client';

import type { Invitation } from '@skillharbor/contract';
import { useState } from 'react';
import { useInvitationMessages } from '../../messages/useInvitationMessages.ts';
import { Disclosure } from '../../primitives/Disclosure/Disclosure.tsx';
import { LoadableContent } from '../../primitives/LoadableContent/LoadableContent.tsx';
import { Pagination } from '../../primitives/Pagination/Pagination.tsx';
import { Section } from '../../primitives/Section/Section.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import type { Loadable, Pages, Submission } from '../../primitives/state.ts';
import { InvitationCard } from './InvitationCard.tsx';

export interface InvitationsProps {
  /** The invitations, newest first. */
  invitations: Loadable<readonly Invitation[]>;
  pages: Pages;
  /** Returns the state of the request that responds to an invitation. */
  answerTo: (id: string) => Submission;
  onDecline: (id: string, reason?: string) => void;
  onUndo: (id: string) => void;
  jobHref: (jobId: number) => string;
  applyHref: (jobId: number) => string;
}

/**
 * Lists the invitations that a freelancer received, and collapses those that need no action. Most freelancers have
 * none, so the page reserves no space for the list.
 *
 * @use Once, on the freelancer's dashboard.
 */
export function Invitations(props: InvitationsProps) {
  const { invitations, pages, onDecline, onUndo } = props;
  const messages = useInvitationMessages().received;
  // An invitation stays in the group in which the user has answered it, so that the focus stays on its button.
  const [places, setPlaces] = useState<Readonly<Record<string, 'open' | 'over'>>>({});
  const placeOf = ({ id, state }: Invitation) => places[id] ?? (state === 'waiting' ? 'open' : 'over');
  const keep = (place: 'open' | 'over') => ({
    onDecline: (id: string, reason?: string) => {
      setPlaces({ ...places, [id]: place });
      onDecline(id, reason);
    },
    onUndo: (id: string) => {
      setPlaces({ ...places, [id]: place });
      onUndo(id);
    },
  });
  return (
    <LoadableContent of={invitations} skeleton={null}>
      {(data) => {
        if (data.length === 0) return null;
        const open = data.filter((one) => placeOf(one) === 'open');
        const over = data.filter((one) => placeOf(one) === 'over');
        return (
          <Section title={messages.title} id="invitations" space="16">
            {open.length > 0 && <Cards {...props} {...keep('open')} of={open} />}
            {over.length > 0 && (
              <Disclosure summary={messages.earlier}>
                <Cards {...props} {...keep('over')} of={over} />
              </Disclosure>
            )}
            <Pagination pages={pages} />
          </Section>
        );
      }}
    </LoadableContent>
  );
}

function Cards({ of, ...props }: InvitationsProps & { of: readonly Invitation[] }) {
  const { answerTo, onDecline, onUndo, jobHref, applyHref } = props;
  return (
    <Stack as="ul" space="12">
      {of.map((invitation) => (
        <li key={invitation.id}>
          <InvitationCard
            invitation={invitation}
            jobHref={jobHref(invitation.job_id)}
            applyHref={applyHref(invitation.job_id)}
            answer={answerTo(invitation.id)}
            onDecline={(reason) => onDecline(invitation.id, reason)}
            onUndo={() => onUndo(invitation.id)}
          />
        </li>
      ))}
    </Stack>
  );
}
