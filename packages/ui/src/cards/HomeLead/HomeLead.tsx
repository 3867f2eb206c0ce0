'use client';

import type { WaitingItem } from '@skillharbor/contract';
import { useNextStepMessages } from '../../messages/useNextStepMessages.ts';
import type { Loadable } from '../../primitives/state.ts';
import { useWaitingRows } from '../AttentionPanel/useWaitingRows.tsx';
import { tiles } from './HomeLead.css.ts';
import { counted, LeadTile } from './LeadTile.tsx';
import { SearchesTile } from './SearchesTile.tsx';
import type { SearchWithNews } from './SearchesTile.tsx';

export interface HomeLeadProps {
  /** The applications that need an action of the user, the most urgent first. */
  waiting: Loadable<readonly WaitingItem[]>;
  waitingHref: string;
  searches: Loadable<readonly SearchWithNews[]>;
  /** The address of the page of saved searches. */
  searchesHref: string;
}

/**
 * Shows how many applications need an action of the freelancer, and how many new jobs the saved searches have found.
 *
 * @use To say whether there is anything to do before the freelancer reads on.
 * @instead {@link AttentionPanel} for the list of these applications.
 * @screenreader link: what the number counts, then the number.
 */
export function HomeLead({ waiting, waitingHref, searches, searchesHref }: HomeLeadProps) {
  const { lead } = useNextStepMessages();
  const [first] = useWaitingRows(waiting.status === 'ready' ? waiting.data : [], () => waitingHref);
  return (
    <div className={tiles}>
      <LeadTile
        label={lead.waiting}
        href={waitingHref}
        count={counted(waiting, ({ length }) => length)}
        detail={first?.reason ?? lead.nothingWaits}
        needsAction
      />
      <SearchesTile searches={searches} href={searchesHref} />
    </div>
  );
}
