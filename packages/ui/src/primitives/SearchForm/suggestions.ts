/** The suggestions that a search field offers while the user types. */
export interface Suggestions {
  /** The groups of suggestions for the current text. */
  groups: readonly SuggestionGroup[];
  /** Called with the text whenever it changes, and when the field gets the focus. */
  onType: (text: string) => void;
  onChoose: (id: string) => void;
}

export interface SuggestionGroup {
  /** The unique name of the group. */
  label: string;
  items: readonly Suggestion[];
  /** A button that empties the group, if the user may empty it. */
  clear?: { label: string; onClear: () => void };
}

export interface Suggestion {
  /** The unique id of the suggestion. */
  id: string;
  text: string;
  /** A detail beside the text, such as a number of results. */
  detail?: string;
}
