import type { ReactNode } from 'react';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { count as countStyle, heading } from './ListFrame.css.ts';

export interface ListHeadingProps {
  title: string;
  /** A sentence or two about the list. */
  intro?: string | undefined;
  /** The number of items, or a placeholder until it is known. Screen readers announce a new number. */
  count: ReactNode;
}

/** Shows the heading of a page with a list. */
export function ListHeading({ title, intro, count }: ListHeadingProps) {
  return (
    <Stack space="8">
      <div className={heading}>
        <Heading level={1}>
          <bdi>{title}</bdi>
        </Heading>
        {/* The element is always rendered, so that screen readers announce a new number. */}
        <div role="status" className={countStyle}>
          {count}
        </div>
      </div>
      {intro !== undefined && <Text tone="muted">{intro}</Text>}
    </Stack>
  );
}
