import type { ReactNode } from 'react';
import type { Space } from '../../theme/sprinkles.css.ts';
import { Stack } from '../Stack/Stack.tsx';
import { line } from './SectionRow.css.ts';

interface SectionLineProps {
  /** The space between the children. */
  space: Space;
  /** The controls for the children, at the end of the line. */
  action?: ReactNode;
  children?: ReactNode;
}

/** Shows one line of a {@link Section} that is a row: a value, or one of several items, and the action for it. */
export function SectionLine({ space, action, children }: SectionLineProps) {
  return (
    <div className={line}>
      <Stack space={space}>{children}</Stack>
      {action}
    </div>
  );
}
