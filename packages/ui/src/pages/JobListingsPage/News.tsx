'use client';

import { Link } from '../../primitives/Link/Link.tsx';
import { Notice } from '../../primitives/Notice/Notice.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { useJobMessages } from '../../primitives/UiProvider/useJobMessages.ts';

/** Notices for a freelancer above the list. */
export type ListingsNews =
  { kind: 'applied'; applicationsHref: string } | { kind: 'empty-profile'; editProfileHref: string };

export function News({ news }: { news: ListingsNews }) {
  const { apply, listings } = useJobMessages();
  const messages = listings.news;
  switch (news.kind) {
    case 'applied':
      return (
        <Notice tone="positive" title={apply.submitted}>
          <Link href={news.applicationsHref}>{messages.followApplication}</Link>
        </Notice>
      );
    case 'empty-profile':
      return (
        <Notice tone="info" title={messages.emptyProfile}>
          <Stack space="8">
            <Text>{messages.emptyProfileReason}</Text>
            <div>
              <Link href={news.editProfileHref}>{messages.fillInProfile}</Link>
            </div>
          </Stack>
        </Notice>
      );
  }
}
