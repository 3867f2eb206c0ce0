import type { Bookmarks } from '@skillharbor/ui/cards';

/** The saved items of the user, once they have loaded. */
export interface LiveSaved {
  bookmarks: Bookmarks;
  /** The number of saved jobs with news. */
  news: number;
}

/** A press of a bookmark button. */
export type Press = Parameters<Bookmarks['onChange']>;
