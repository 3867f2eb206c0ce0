import { ring, spinner } from './Spinner.css.ts';

export interface SpinnerProps {
  label: string;
  /** `over` a skeleton, whose stack it comes first in, or `alone` in the middle of an empty area. */
  place?: 'over' | 'alone';
}

/**
 * Says what is loading, visibly and to screen readers.
 *
 * @use Once for each part that is loading.
 * @instead {@link Button} with `pending` for what the user started.
 * @content What is loading: 'Loading jobs…'.
 * @screenreader status: its label.
 */
export function Spinner({ label, place = 'over' }: SpinnerProps) {
  return (
    <div role="status" className={spinner({ place })}>
      <Ring />
      <span>{label}</span>
    </div>
  );
}

/** The ring alone, for a control whose text says what it is doing. */
export function Ring() {
  return <span aria-hidden className={ring} />;
}
