'use client';

import type { WaitingItem } from '@skillharbor/contract';
import { useNextStepMessages } from '../../messages/useNextStepMessages.ts';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { useFormat, useLinkComponent } from '../../primitives/UiProvider/context.ts';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import type { Loadable } from '../../primitives/state.ts';
import { useWaitingRows } from '../AttentionPanel/useWaitingRows.tsx';
import * as styles from './HomeLead.css.ts';

/** A saved search that has found jobs since the user's last look. */
export interface SearchWithNews {
  name: string;
  count: number;
}

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
  const { list } = useFormat();
  const [first] = useWaitingRows(waiting.status === 'ready' ? waiting.data : [], () => waitingHref);
  return (
    <div className={styles.tiles}>
      <Tile
        label={lead.waiting}
        href={waitingHref}
        count={counted(waiting, ({ length }) => length)}
        detail={first?.reason ?? lead.nothingWaits}
      />
      <Tile
        label={lead.searches}
        href={searchesHref}
        count={counted(searches, (found) => found.reduce((sum, { count }) => sum + count, 0))}
        detail={
          searches.status === 'ready' && searches.data.length > 0
            ? list(searches.data.map(({ name }) => name))
            : lead.nothingNew
        }
      />
    </div>
  );
}

interface TileProps {
  label: string;
  href: string;
  count: Loadable<number>;
  detail: string;
}

function Tile({ label, href, count, detail }: TileProps) {
  const Anchor = useLinkComponent();
  const { lead } = useNextStepMessages();
  const format = useFormat();
  const number = count.status === 'ready' ? format.number(count.data) : null;
  const isSome = count.status === 'ready' && count.data > 0;
  return (
    <div className={isSome ? styles.waits : styles.tile}>
      <div className={styles.body}>
        <Anchor href={href} className={styles.link}>
          {label}
          {number !== null && <VisuallyHidden>{` ${number}`}</VisuallyHidden>}
        </Anchor>
        <div className={styles.detail}>
          {count.status === 'loading' ? (
            <Skeleton width="10rem" height="1rem" />
          ) : count.status === 'error' ? (
            lead.notLoaded
          ) : (
            <bdi>{detail}</bdi>
          )}
        </div>
      </div>
      {number !== null && (
        <span className={isSome ? styles.count : styles.none} aria-hidden>
          {number}
        </span>
      )}
    </div>
  );
}

function counted<Data>(loadable: Loadable<Data>, count: (data: Data) => number): Loadable<number> {
  return loadable.status === 'ready' ? { status: 'ready', data: count(loadable.data) } : loadable;
}
