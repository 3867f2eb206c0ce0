import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { optionCount } from './OptionCount.css.ts';

/** The number of things that an option leaves: `shown` is the number alone, `spoken` names what it counts. */
export interface Counted {
  shown: string;
  spoken: string;
}

/** Shows the count at the end of an option. Private to the primitives. */
export function OptionCount({ count }: { count: Counted | undefined }) {
  if (!count) return null;
  return (
    <>
      {/* The space makes the count a word of its own for screen readers. */}{' '}
      <span className={optionCount}>
        <span aria-hidden>{count.shown}</span>
        <VisuallyHidden>{count.spoken}</VisuallyHidden>
      </span>
    </>
  );
}
