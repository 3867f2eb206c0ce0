'use client';

import type { Application } from '@skillharbor/contract';
import { Eye, EyeOff } from 'lucide-react';
import { useClientMessages } from '../../messages/useClientMessages.ts';
import { useFormat } from '../../primitives/UiProvider/context.ts';
import { CardDetails } from '../CardDetails/CardDetails.tsx';

export interface NameStatusProps {
  application: Pick<Application, 'hidden' | 'revealed_at' | 'reveal_reason'>;
}

/**
 * Under blind review, says that the name is hidden, or when and how it was revealed. For other applications, shows
 * nothing.
 *
 * @use Beside an application to a job with blind review.
 */
export function NameStatus({ application }: NameStatusProps) {
  const messages = useClientMessages().blindReview;
  const format = useFormat();
  const { hidden, revealed_at, reveal_reason } = application;
  if (hidden)
    return <CardDetails items={[{ term: messages.title, value: messages.hidden, icon: <EyeOff /> }]} />;
  if (revealed_at === null || reveal_reason === null) return null;
  const value = messages.revealed[reveal_reason](format.date(revealed_at));
  return <CardDetails items={[{ term: messages.title, value, icon: <Eye /> }]} />;
}
