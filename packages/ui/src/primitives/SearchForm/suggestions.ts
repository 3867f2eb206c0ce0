/** What a search field offers while the user types. */
export interface Suggestions {
  /** Those for the text as it is now. */
  groups: readonly SuggestionGroup[];
  /** Called with the text whenever it changes, and when the field is entered. */
  onType: (text: string) => void;
  onChoose: (id: string) => void;
}

export interface SuggestionGroup {
  /** Of its own among the groups. */
  label: string;
  items: readonly Suggestion[];
  /** Where the user may empty the group. */
  clear?: { label: string; onClear: () => void };
}

export interface Suggestion {
  /** Of its own among all suggestions. */
  id: string;
  text: string;
  /** Such as a number of results. */
  detail?: string;
}
