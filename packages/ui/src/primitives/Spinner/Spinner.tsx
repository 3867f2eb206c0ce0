import { ring, spinner } from './Spinner.css.ts';

export interface SpinnerProps {
  label: string;
  /** `over` puts the spinner over a skeleton, as the first child of its stack. `alone` centres it in an empty area. */
  place?: 'over' | 'alone';
}

/**
 * Says what is loading, visibly and to screen readers.
 *
 * @use Once for each part that is loading.
 * @instead {@link Button} with `pending` for an action that the user started.
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

/** Shows the ring alone, for a control whose text says what it is doing. */
export function Ring() {
  return <span aria-hidden className={ring} />;
}
