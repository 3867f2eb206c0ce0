/** One page of a list, as the API sends it. */
export interface Page<Item> {
  readonly results: readonly Item[];
  readonly next: string | null;
}

/** Joins pages into one list. An item that moved between two requests may occur twice; it is shown once. */
export function itemsOf<Item extends { id: number | string }>(pages: readonly Page<Item>[]): Item[] {
  const byId = new Map<number | string, Item>();
  for (const item of pages.flatMap((page) => page.results)) if (!byId.has(item.id)) byId.set(item.id, item);
  return [...byId.values()];
}

export function hasNext(pages: readonly Page<unknown>[]): boolean {
  return (pages.at(-1)?.next ?? null) !== null;
}
