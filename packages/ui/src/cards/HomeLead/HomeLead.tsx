'use client';

import type { WaitingList } from '@skillharbor/contract';
import { useNextStepMessages } from '../../messages/useNextStepMessages.ts';
import { useFormat } from '../../primitives/UiProvider/context.ts';
import type { Loadable } from '../../primitives/state.ts';
import { useWaitingRows } from '../AttentionPanel/useWaitingRows.tsx';
import { tiles } from './HomeLead.css.ts';
import { counted, LeadTile } from './LeadTile.tsx';
import { SearchesTile } from './SearchesTile.tsx';
import type { SearchWithNews } from './SearchesTile.tsx';

export interface HomeLeadProps {
  /** The applications that need an action of the user, the most urgent first, and the unanswered invitations. */
  waiting: Loadable<WaitingList>;
  waitingHref: string;
  searches: Loadable<readonly SearchWithNews[]>;
  /** The address of the page of saved searches. */
  searchesHref: string;
}

/**
 * Shows how many applications and invitations need an action of the freelancer, and how many saved searches
 * have found new jobs.
 *
 * @use To say whether there is anything to do before the freelancer reads on.
 * @instead {@link AttentionPanel} for the list of these applications.
 * @screenreader link: what the number counts, then the number.
 */
export function HomeLead({ waiting, waitingHref, searches, searchesHref }: HomeLeadProps) {
  const { lead } = useNextStepMessages();
  const format = useFormat();
  const { results, invitations } =
    waiting.status === 'ready' ? waiting.data : { results: [], invitations: 0 };
  const [first] = useWaitingRows(results, () => waitingHref);
  // The end of a long line is cut off on a phone, so the short number of invitations comes first.
  const reasons = [
    ...(invitations > 0 ? [lead.invitations(invitations, format.number(invitations))] : []),
    ...(first ? [first.reason] : []),
  ];
  return (
    <div className={tiles}>
      <LeadTile
        label={lead.waiting}
        href={waitingHref}
        count={counted(waiting, (list) => list.results.length + list.invitations)}
        detail={reasons.length > 0 ? format.list(reasons) : lead.nothingWaits}
        needsAction
      />
      <SearchesTile searches={searches} href={searchesHref} />
    </div>
  );
}
