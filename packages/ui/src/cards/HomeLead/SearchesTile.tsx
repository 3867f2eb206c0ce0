'use client';

import { isolate } from '@skillharbor/prose';
import { useNextStepMessages } from '../../messages/useNextStepMessages.ts';
import { useFormat } from '../../primitives/UiProvider/context.ts';
import type { Loadable } from '../../primitives/state.ts';
import { counted, LeadTile } from './LeadTile.tsx';

/** A saved search that has found jobs or freelancers since the user last opened it. */
export interface SearchWithNews {
  name: string;
  count: number;
}

export interface SearchesTileProps {
  searches: Loadable<readonly SearchWithNews[]>;
  href: string;
}

/**
 * Shows how many of a user's saved searches have new results, and how many each of them has. The results are not added
 * up, because several searches may have found the same one.
 *
 * @use On the home page of a client, below the {@link AttentionPanel}.
 * @instead {@link HomeLead} on the home page of a freelancer.
 * @screenreader link: what the number counts, then the number.
 */
export function SearchesTile({ searches, href }: SearchesTileProps) {
  const { lead } = useNextStepMessages();
  const { list, number } = useFormat();
  return (
    <LeadTile
      label={lead.searches}
      href={href}
      count={counted(searches, (found) => found.length)}
      detail={
        searches.status === 'ready' && searches.data.length > 0
          ? // Without isolation, two adjacent Latin names in an Arabic list would change places.
            list(searches.data.map(({ name, count }) => isolate(`${name} (${number(count)})`)))
          : lead.nothingNew
      }
    />
  );
}
