/** The values that a user typed and chose in a form. */
export type Draft = Readonly<Record<string, unknown>>;

/** The author of a draft: a user's `pk`, or null for a visitor. */
export type Owner = number | null;
