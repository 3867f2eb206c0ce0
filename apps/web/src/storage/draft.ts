/** The values that a person typed and chose in a form. */
export type Draft = Readonly<Record<string, unknown>>;

/** The writer of a draft: a user's `pk`, or null for a visitor. */
export type Owner = number | null;
