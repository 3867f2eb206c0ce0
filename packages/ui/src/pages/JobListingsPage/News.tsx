'use client';

import type { ProfileField } from '@skillharbor/prose';
import { railOf } from '../../cards/ApplicationRail/railOf.ts';
import type { RailDates } from '../../cards/ApplicationRail/railOf.ts';
import { useJobMessages } from '../../messages/useJobMessages.ts';
import { Link } from '../../primitives/Link/Link.tsx';
import { Notice } from '../../primitives/Notice/Notice.tsx';
import { onDemand, useOnDemand } from '../../primitives/OnDemand/onDemand.ts';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { useFormat } from '../../primitives/UiProvider/context.ts';
import { railSpace } from './News.css.ts';

const loadedRail = onDemand(() => import('../../cards/ApplicationRail/ApplicationRail.tsx'));

/** The notices above the list, for a freelancer. */
export type ListingsNews =
  /** The application is null until it has loaded. */
  | { kind: 'applied'; application: RailDates | null; applicationsHref: string; today: string }
  | { kind: 'incomplete-profile'; missing: readonly ProfileField[]; editProfileHref: string };

export function News({ news }: { news: ListingsNews }) {
  const { apply, listings } = useJobMessages();
  const messages = listings.news;
  const { list } = useFormat();
  const rail = useOnDemand(loadedRail, news.kind === 'applied');
  switch (news.kind) {
    case 'applied':
      return (
        <Notice tone="positive" title={apply.submitted}>
          <Stack space="16">
            <div className={railSpace}>
              {news.application && rail && (
                <rail.ApplicationRail stops={railOf(news.application, news.today)} today={news.today} lit />
              )}
            </div>
            <Link href={news.applicationsHref}>{messages.followApplication}</Link>
          </Stack>
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
