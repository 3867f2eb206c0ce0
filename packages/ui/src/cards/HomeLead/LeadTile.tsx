'use client';

import { useNextStepMessages } from '../../messages/useNextStepMessages.ts';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { useFormat, useLinkComponent } from '../../primitives/UiProvider/context.ts';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import type { Loadable } from '../../primitives/state.ts';
import * as styles from './HomeLead.css.ts';

interface LeadTileProps {
  label: string;
  href: string;
  count: Loadable<number>;
  detail: string;
  /** True if the number counts items that need an action of the user. */
  needsAction?: boolean;
}

/** Shows a number and what it counts, as a link to the counted items. */
export function LeadTile({ label, href, count, detail, needsAction = false }: LeadTileProps) {
  const Anchor = useLinkComponent();
  const { lead } = useNextStepMessages();
  const format = useFormat();
  const number = count.status === 'ready' ? format.number(count.data) : null;
  const isSome = count.status === 'ready' && count.data > 0;
  return (
    <div className={isSome && needsAction ? styles.waits : styles.tile}>
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
            detail
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

/** Returns the count of loaded data. A loading or failed state is returned unchanged. */
export function counted<Data>(loadable: Loadable<Data>, count: (data: Data) => number): Loadable<number> {
  return loadable.status === 'ready' ? { status: 'ready', data: count(loadable.data) } : loadable;
}
