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
  /** The applications in which the user has the next step, the most urgent first. */
  waiting: Loadable<readonly WaitingItem[]>;
  waitingHref: string;
  searches: Loadable<readonly SearchWithNews[]>;
  searchesHref: string;
}

/**
 * Says how much waits for a freelancer, and how many new jobs their searches have found.
 *
 * @use At the top of a freelancer's home page, once on the page.
 * @instead {@link AttentionPanel} for the list of what waits.
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
      />
      <SearchesTile searches={searches} href={searchesHref} />
    </div>
  );
}
