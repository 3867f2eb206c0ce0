'use client';

import type { PersonSummary } from '@skillharbor/contract';
import { useDeskMessages } from '../../messages/useDeskMessages.ts';
import { Badge } from '../../primitives/Badge/Badge.tsx';
import { useFormat } from '../../primitives/UiProvider/context.ts';

/**
 * Says whether a member can log in, and whether the email address is confirmed.
 *
 * @use Wherever operators see a member.
 */
export function AccountState({ person }: { person: PersonSummary }) {
  const messages = useDeskMessages().people;
  const format = useFormat();
  if (person.is_ended) return <Badge tone="critical">{messages.ended}</Badge>;
  if (person.suspended_until !== null)
    return <Badge tone="critical">{messages.suspended(format.date(person.suspended_until))}</Badge>;
  return person.is_confirmed ? (
    <Badge tone="positive">{messages.open}</Badge>
  ) : (
    <Badge tone="caution">{messages.unconfirmed}</Badge>
  );
}
