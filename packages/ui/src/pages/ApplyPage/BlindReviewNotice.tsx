'use client';

import { useJobMessages } from '../../messages/useJobMessages.ts';
import { Notice } from '../../primitives/Notice/Notice.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { list } from './ApplyPage.css.ts';

/** Lists the parts of an application that the client sees under blind review. */
export function BlindReviewNotice() {
  const { title, seenTitle, seen, rare, hidden, masked } = useJobMessages().apply.blindReview;
  return (
    <Notice tone="info" title={title}>
      <Stack space="12">
        <Stack space="4">
          <p>{seenTitle}</p>
          <ul className={list}>
            {Object.entries(seen).map(([field, text]) => (
              <li key={field}>{text}</li>
            ))}
          </ul>
          <p>{rare}</p>
        </Stack>
        <p>{hidden}</p>
        <p>{masked}</p>
      </Stack>
    </Notice>
  );
}
