'use client';

import type { Freelancer } from '@skillharbor/contract';
import { MIN_BIO, missingInProfile } from '@skillharbor/prose';
import { useFreelancerMessages } from '../../messages/useFreelancerMessages.ts';
import { Link } from '../../primitives/Link/Link.tsx';
import { Notice } from '../../primitives/Notice/Notice.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { useFormat } from '../../primitives/UiProvider/context.ts';

/**
 * Lists the missing parts that a profile needs to be listed first in the directory, and why each part matters. It shows
 * nothing if the profile is complete.
 */
export function MissingNotice({ freelancer, editHref }: { freelancer: Freelancer; editHref: string }) {
  const messages = useFreelancerMessages().profile;
  const { number } = useFormat();
  const missing = missingInProfile(freelancer);
  if (missing.length === 0) return null;
  const reasons = { ...messages.missing, bio: messages.missing.bio(number(MIN_BIO)) };
  return (
    <Notice tone="info" title={messages.incompleteTitle}>
      <Stack space="8">
        <Text>{messages.incomplete}</Text>
        <Stack as="ul" space="4">
          {missing.map((field) => (
            <li key={field}>{reasons[field]}</li>
          ))}
        </Stack>
        <div>
          <Link href={editHref}>{messages.complete}</Link>
        </div>
      </Stack>
    </Notice>
  );
}
