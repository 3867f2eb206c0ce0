import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { optionCount } from './OptionCount.css.ts';

/**
 * The number of items that match if the option is chosen. `shown` is only the number, and `spoken` says what it counts.
 */
export interface Counted {
  shown: string;
  spoken: string;
}

/** Shows the number of matching items at the end of an option. Only the primitives use it. */
export function OptionCount({ count }: { count: Counted | undefined }) {
  if (!count) return null;
  return (
    <>
      {/* The space separates the count from the label for screen readers. */}{' '}
      <span className={optionCount}>
        <span aria-hidden>{count.shown}</span>
        <VisuallyHidden>{count.spoken}</VisuallyHidden>
      </span>
    </>
  );
}
