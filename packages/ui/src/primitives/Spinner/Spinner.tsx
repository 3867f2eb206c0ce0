import { ring, spinner } from './Spinner.css.ts';

export interface SpinnerProps {
  label: string;
  /** `above` the skeleton of what is coming, or `alone` in the middle of where nothing is. */
  place?: 'above' | 'alone';
}

/** Says what is being waited for, to the eye and to the ear. */
export function Spinner({ label, place = 'above' }: SpinnerProps) {
  return (
    <div role="status" className={spinner({ place })}>
      <Ring />
      <span>{label}</span>
    </div>
  );
}

/** The turning ring alone: for inside a control that says in words what it waits for. */
export function Ring() {
  return <span aria-hidden className={ring} />;
}
