interface ShowMessages {
  show: (count: number, number: string) => string;
  showMore: (number: string) => string;
  /** The label while the number of items is unknown. */
  showAny: string;
}

/** Returns the label of the button that leads to the list. `found` is null until the number of items is known. */
export function showLabel(
  { show, showMore, showAny }: ShowMessages,
  found: { count: number; isCountExact: boolean } | null,
  format: { number(value: number): string },
): string {
  if (found === null) return showAny;
  const number = format.number(found.count);
  return found.isCountExact ? show(found.count, number) : showMore(number);
}
