'use client';

import { CalendarX, CircleCheck, UserRound, UserRoundCheck, UsersRound } from 'lucide-react';
import type { ReactNode } from 'react';
import { useJobMessages } from '../../messages/useJobMessages.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { Link } from '../../primitives/Link/Link.tsx';
import { LinkButton } from '../../primitives/LinkButton/LinkButton.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { useFormat } from '../../primitives/UiProvider/context.ts';
import type { RailDates } from '../../cards/ApplicationRail/railOf.ts';
import { applied, state } from './JobAction.css.ts';

/** The action that the page offers the reader. */
export type Action =
  | { kind: 'apply'; href: string }
  /**
   * The reader has applied. `href` is the address of the application, and `application` is null until it has loaded.
   */
  | { kind: 'applied'; href: string; application: RailDates | null }
  /** The page does not know yet whether the freelancer has applied. */
  | { kind: 'checking' }
  | { kind: 'closed' }
  /** The reader is the client of the job. */
  | { kind: 'manage'; href: string }
  /** The reader is another client. */
  | { kind: 'freelancers-only' };

export interface JobActionProps {
  /** What the reader can do with the job. */
  action: Action;
  /** The limit of applications that the job has reached, or null. */
  fullWith: number | null;
  /** True if the client has marked the job as filled. */
  isFilled: boolean;
}

/** Shows the button for the reader's action, or a text that says why there is none. */
export function JobAction({ action, fullWith, isFilled }: JobActionProps) {
  const { job: messages, facts } = useJobMessages();
  const format = useFormat();
  switch (action.kind) {
    case 'apply':
      return (
        <LinkButton href={action.href} variant="primary" size="large" fullWidth>
          {messages.apply}
        </LinkButton>
      );
    case 'checking':
      return (
        <Button variant="primary" size="large" fullWidth pending pendingLabel={messages.checking}>
          {messages.apply}
        </Button>
      );
    case 'applied':
      return (
        <p role="status" className={applied}>
          <CircleCheck />
          <Link href={action.href} tone="inherit">
            {messages.applied}
          </Link>
        </p>
      );
    case 'closed':
      if (isFilled)
        return <NoAction icon={<UserRoundCheck />} what={messages.filled} why={messages.filledReason} />;
      if (fullWith !== null) {
        const what = facts.allPlacesTaken(fullWith, format.number(fullWith));
        return <NoAction icon={<UsersRound />} what={what} why={messages.fullReason} />;
      }
      return <NoAction icon={<CalendarX />} what={messages.closed} why={messages.closedReason} />;
    case 'manage':
      return (
        <LinkButton href={action.href} variant="primary" size="large" fullWidth>
          {messages.manage}
        </LinkButton>
      );
    case 'freelancers-only':
      return (
        <NoAction icon={<UserRound />} what={messages.freelancersOnly} why={messages.freelancersOnlyReason} />
      );
  }
}

function NoAction({ icon, what, why }: { icon: ReactNode; what: string; why: string }) {
  return (
    <div className={state}>
      {icon}
      <Stack space="0">
        <Text weight="medium">{what}</Text>
        <Text size="small" tone="muted">
          {why}
        </Text>
      </Stack>
    </div>
  );
}
