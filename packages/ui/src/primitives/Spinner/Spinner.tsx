import { ring, spinner } from './Spinner.css.ts';

export interface SpinnerProps {
  label: string;
  /**
   * The position of the spinner. `over` puts it over a skeleton, as the first child of the skeleton's stack. `alone`
   * centres it in an empty area.
   */
  place?: 'over' | 'alone';
}

/**
 * Says what is loading, visually and to screen readers.
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

/** Shows the ring without a label, for a control whose text says what it is doing. */
export function Ring() {
  return <span aria-hidden className={ring} />;
}
