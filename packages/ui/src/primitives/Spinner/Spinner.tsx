import { ring, spinner } from './Spinner.css.ts';

/** Says what is being waited for, to the eye and to the ear. */
export function Spinner({ label }: { label: string }) {
  return (
    <div role="status" className={spinner}>
      <Ring />
      <span>{label}</span>
    </div>
  );
}

/** The turning ring alone: for inside a control that says in words what it waits for. */
export function Ring() {
  return <span aria-hidden className={ring} />;
}
