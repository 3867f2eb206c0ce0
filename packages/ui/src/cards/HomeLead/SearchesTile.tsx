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
 * Shows how many results a user's saved searches have found, and names the searches.
 *
 * @use On the home page of a client, below the {@link AttentionPanel}.
 * @instead {@link HomeLead} on the home page of a freelancer.
 * @screenreader link: what the number counts, then the number.
 */
export function SearchesTile({ searches, href }: SearchesTileProps) {
  const { lead } = useNextStepMessages();
  const { list } = useFormat();
  return (
    <LeadTile
      label={lead.searches}
      href={href}
      count={counted(searches, (found) => found.reduce((sum, { count }) => sum + count, 0))}
      detail={
        searches.status === 'ready' && searches.data.length > 0
          ? // Without isolation, two adjacent Latin names in an Arabic list would change places.
            list(searches.data.map(({ name }) => isolate(name)))
          : lead.nothingNew
      }
    />
  );
}
