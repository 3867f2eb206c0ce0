/** Returns the items that have a text which contains the search. Case makes no difference. */
export function itemsMatching<Item>(
  items: readonly Item[],
  search: string,
  textsOf: (item: Item) => readonly string[],
): readonly Item[] {
  const text = search.trim().toLowerCase();
  return items.filter((item) => textsOf(item).some((one) => one.toLowerCase().includes(text)));
}
