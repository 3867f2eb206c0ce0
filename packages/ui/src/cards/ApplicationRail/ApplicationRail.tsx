'use client';

import { Check, Minus } from 'lucide-react';
import { useApplicationRailMessages } from '../../messages/useApplicationRailMessages.ts';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { useFormat } from '../../primitives/UiProvider/context.ts';
import * as styles from './ApplicationRail.css.ts';
import type { RailStop } from './railOf.ts';

export interface ApplicationRailProps {
  /** The stops of an application, as `railOf` returns them. */
  stops: readonly RailStop[];
  /** The current UTC day, `YYYY-MM-DD`. */
  today: string;
  /** Highlights the current stop once, for an application that has just reached it. */
  lit?: boolean;
}

/**
 * Shows the progress of an application: sent, opened, the decision date, and the decision. The rail is horizontal where
 * it has room, and vertical in narrow places.
 *
 * @use Wherever one application is shown, for the freelancer and for the client.
 * @content One word and a date for each stop. The decision date has the signal colour from three days before it.
 * @screenreader list: the stops in order. The current stop of the application is the current step.
 */
export function ApplicationRail({ stops, today, lit = false }: ApplicationRailProps) {
  const messages = useApplicationRailMessages();
  const format = useFormat();
  return (
    <div className={styles.container}>
      <ol role="list" aria-label={messages.label} className={styles.rail}>
        {stops.map((stop, index) => {
          const { event, state, at, urgency } = stop;
          const look = lookOf(stop);
          return (
            <li
              key={event}
              aria-current={state === 'now' ? 'step' : undefined}
              className={styles.stop({ reached: state === 'past' && stops[index + 1]?.state !== 'future' })}
            >
              <span className={styles.mark({ look, lit: lit && state === 'now' })}>
                {look === 'accepted' && <Check size={10} strokeWidth={4} />}
                {look === 'ended' && <Minus size={10} strokeWidth={4} />}
              </span>
              <span className={styles.words}>
                <span className={styles.name({ look })}>
                  {urgency === 'overdue' ? messages.overdue : messages.stops[event]}
                  {state === 'future' && event !== 'answer' && (
                    <VisuallyHidden>{messages.notYet}</VisuallyHidden>
                  )}
                </span>{' '}
                {at !== null && (
                  <span className={styles.date}>
                    <time dateTime={at}>{format.date(at)}</time>
                    {urgency === 'soon' && ` · ${format.relativeDays(at, today)}`}
                  </span>
                )}
              </span>
            </li>
          );
        })}
      </ol>
    </div>
  );
}

function lookOf({ event, state, urgency }: RailStop) {
  if (urgency !== null) return 'urgent';
  if (state !== 'now') return state;
  if (event === 'accepted') return 'accepted';
  return event === 'sent' || event === 'opened' || event === 'answer' ? 'now' : 'ended';
}
