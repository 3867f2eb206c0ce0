import type { ReactNode } from 'react';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { count as countStyle, heading } from './ListFrame.css.ts';

export interface ListHeadingProps {
  title: string;
  /** A sentence or two about the list. */
  intro?: string | undefined;
  /** How many there are, or a placeholder while that is unknown. A new number is announced. */
  count: ReactNode;
}

/** The heading of a page that is a list. */
export function ListHeading({ title, intro, count }: ListHeadingProps) {
  return (
    <Stack space="8">
      <div className={heading}>
        <Heading level={1}>
          <bdi>{title}</bdi>
        </Heading>
        {/* Always rendered, so that a new number is announced. */}
        <div role="status" className={countStyle}>
          {count}
        </div>
      </div>
      {intro !== undefined && <Text tone="muted">{intro}</Text>}
    </Stack>
  );
}
