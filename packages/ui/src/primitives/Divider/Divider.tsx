import { divider } from './Divider.css.ts';

/**
 * Draws a line between two parts of one item.
 *
 * @use Where space alone does not separate the parts.
 * @instead {@link Stack} with more space, which is usually enough.
 */
export function Divider() {
  return <hr className={divider} />;
}
