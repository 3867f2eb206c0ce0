'use client';

import { useFormat } from '../../primitives/UiProvider/context.ts';
import { useJobMessages } from '../../primitives/UiProvider/useJobMessages.ts';

/** How many applications a job takes, and how many of the places are left. */
export function LimitValue({ limit, left }: { limit: number; left: number }) {
  const { facts } = useJobMessages();
  const format = useFormat();
  // On one line, where the whole has none.
  const places = facts.placesLeft(left, format.number(left)).replaceAll(' ', '\u00A0');
  return `${facts.limited(limit, format.number(limit))} · ${places}`;
}
