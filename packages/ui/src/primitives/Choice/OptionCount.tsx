import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { optionCount } from './OptionCount.css.ts';

/** How many things an option leaves: the number, and for screen readers the number with what it counts. */
export interface Counted {
  shown: string;
  spoken: string;
}

/** At the end of an option. Private to the primitives. */
export function OptionCount({ count }: { count: Counted | undefined }) {
  if (!count) return null;
  return (
    <>
      {/* For screen readers, it is a word of its own. */}{' '}
      <span className={optionCount}>
        <span aria-hidden>{count.shown}</span>
        <VisuallyHidden>{count.spoken}</VisuallyHidden>
      </span>
    </>
  );
}
