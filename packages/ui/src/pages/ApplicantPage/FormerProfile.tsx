'use client';

import { ReadingColumn } from '../../layout/ReadingColumns/ReadingColumns.tsx';
import { useClientMessages } from '../../messages/useClientMessages.ts';
import { Notice } from '../../primitives/Notice/Notice.tsx';
import { useFormat } from '../../primitives/UiProvider/context.ts';

export interface FormerProfileProps {
  /** The day until which the application was stored, or null if the applicant has deleted the account. */
  keptUntil: string | null;
}

/** Replaces the profile of a removed application, and says which data was removed, and why. */
export function FormerProfile({ keptUntil }: FormerProfileProps) {
  const { formerMember, retention } = useClientMessages();
  const format = useFormat();
  return (
    <ReadingColumn>
      <Notice tone="info" title={keptUntil === null ? formerMember.title : retention.title}>
        {keptUntil === null ? formerMember.explanation : retention.forgotten(format.date(keptUntil))}
      </Notice>
    </ReadingColumn>
  );
}
