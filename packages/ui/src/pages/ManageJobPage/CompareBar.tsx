'use client';

import { useClientMessages } from '../../messages/useClientMessages.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { LinkButton } from '../../primitives/LinkButton/LinkButton.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { useFormat } from '../../primitives/UiProvider/context.ts';
import { compareBar, comparing } from './ManageJobPage.css.ts';

/** The maximum number of applicants in a comparison. A larger number does not fit side by side. */
export const MAX_CHOSEN = 4;

export interface CompareBarProps {
  /** The ids of the applications that are chosen for comparison. */
  chosen: readonly number[];
  compareHref: string;
  onChoose: (chosen: readonly number[]) => void;
}

/**
 * Says how many applications are chosen, and links to their comparison. The bar is empty if no application is chosen.
 */
export function CompareBar({ chosen, compareHref, onChoose }: CompareBarProps) {
  const messages = useClientMessages().review.compare;
  const format = useFormat();
  return (
    // The status element itself is sticky, because a sticky element cannot move within a parent of the same height.
    <div role="status" className={compareBar}>
      {chosen.length > 0 && (
        <div className={comparing}>
          <Text as="span" numeric>
            {messages.chosen(format.number(chosen.length))} {chosen.length === MAX_CHOSEN && messages.full}
          </Text>
          <Button variant="quiet" onClick={() => onChoose([])}>
            {messages.clear}
          </Button>
          {chosen.length > 1 && (
            <LinkButton href={compareHref} variant="primary">
              {messages.compare}
            </LinkButton>
          )}
        </div>
      )}
    </div>
  );
}
