/** The suggestions that a search field offers while the user types. */
export interface Suggestions {
  /** The groups of suggestions for the text as it is now. */
  groups: readonly SuggestionGroup[];
  /** Called with the text whenever it changes, and when the field gets the focus. */
  onType: (text: string) => void;
  onChoose: (id: string) => void;
}

export interface SuggestionGroup {
  /** The name of the group, which no other group has. */
  label: string;
  items: readonly Suggestion[];
  /** A button that empties the group, if the user may do that. */
  clear?: { label: string; onClear: () => void };
}

export interface Suggestion {
  /** An id that no other suggestion has. */
  id: string;
  text: string;
  /** A detail beside the text, such as a number of results. */
  detail?: string;
}
