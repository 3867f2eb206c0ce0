'use client';

import type { Application } from '@skillharbor/contract';
import { useState } from 'react';
import { useApplicantName } from '../../cards/ApplicantCard/useApplicantName.ts';
import { canShortlist } from '../../cards/ShortlistButton/canShortlist.ts';
import { ShortlistButton } from '../../cards/ShortlistButton/ShortlistButton.tsx';
import { useClientMessages } from '../../messages/useClientMessages.ts';
import { NotifyOfShortlistModal } from '../../modals/NotifyOfShortlistModal/NotifyOfShortlistModal.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { Inline } from '../../primitives/Inline/Inline.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { useFormat } from '../../primitives/UiProvider/context.ts';
import type { Submission } from '../../primitives/state.ts';

export interface ShortlistProps {
  application: Application;
  onShortlist: (isShortlisted: boolean) => void;
  /** The state of the request that notifies the freelancer. */
  notify: Submission;
  onNotify: () => void;
}

/** Puts the application on the shortlist, and notifies the freelancer in a separate step. */
export function Shortlist({ application, onShortlist, notify, onNotify }: ShortlistProps) {
  const messages = useClientMessages().review.shortlist;
  const format = useFormat();
  const [isAsking, setAsking] = useState(false);
  const name = useApplicantName()(application);
  const { status, shortlisted_at, shortlist_notified_at: notifiedAt } = application;
  const canNotify = shortlisted_at !== null && notifiedAt === null && status === 'pending';
  // While the application is undecided, the star is beside the buttons for the decision.
  const hasStar = status !== 'pending' && canShortlist(application);
  if (!hasStar && !canNotify && notifiedAt === null) return null;
  return (
    <Stack space="8">
      <Inline space="8">
        {hasStar && <ShortlistButton application={application} onChange={onShortlist} />}
        {canNotify && (
          <Button variant="quiet" onClick={() => setAsking(true)}>
            {messages.notify(name)}
          </Button>
        )}
      </Inline>
      {(notifiedAt !== null || canNotify) && (
        <Text size="small" tone="muted">
          {notifiedAt === null ? messages.notNotified : messages.notified(format.date(notifiedAt))}
        </Text>
      )}
      <NotifyOfShortlistModal
        // The dialog closes once the freelancer has been notified.
        open={isAsking && canNotify}
        applicantName={name}
        submission={notify}
        onConfirm={onNotify}
        onCancel={() => setAsking(false)}
      />
    </Stack>
  );
}
