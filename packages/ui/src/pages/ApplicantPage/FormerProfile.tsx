'use client';

import { ReadingColumn } from '../../layout/ReadingColumns/ReadingColumns.tsx';
import { useClientMessages } from '../../messages/useClientMessages.ts';
import { Notice } from '../../primitives/Notice/Notice.tsx';

/** Says, in place of the profile, what is gone of an applicant who has deleted the account. */
export function FormerProfile() {
  const messages = useClientMessages().formerMember;
  return (
    <ReadingColumn>
      <Notice tone="info" title={messages.title}>
        {messages.explanation}
      </Notice>
    </ReadingColumn>
  );
}
