'use client';

import type { ProfileField } from '@skillharbor/prose';
import { useJobMessages } from '../../messages/useJobMessages.ts';
import { Link } from '../../primitives/Link/Link.tsx';
import { Notice } from '../../primitives/Notice/Notice.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { useFormat } from '../../primitives/UiProvider/context.ts';

/** The notices for a freelancer above the list. */
export type ListingsNews =
  | { kind: 'applied'; applicationsHref: string }
  | { kind: 'incomplete-profile'; missing: readonly ProfileField[]; editProfileHref: string };

export function News({ news }: { news: ListingsNews }) {
  const { apply, listings } = useJobMessages();
  const messages = listings.news;
  const { list } = useFormat();
  switch (news.kind) {
    case 'applied':
      return (
        <Notice tone="positive" title={apply.submitted}>
          <Link href={news.applicationsHref}>{messages.followApplication}</Link>
        </Notice>
      );
    case 'incomplete-profile':
      return (
        <Notice tone="info" title={messages.incompleteProfile}>
          <Stack space="8">
            <Text>
              {messages.missingInProfile(list(news.missing.map((field) => messages.profileFields[field])))}
            </Text>
            <div>
              <Link href={news.editProfileHref}>{messages.completeProfile}</Link>
            </div>
          </Stack>
        </Notice>
      );
  }
}
