'use client';

import { bookmarks } from './bookmarks.ts';
import { useMessages } from './context.ts';
import type { Messages } from './english.ts';

export function useBookmarkMessages(): Messages['bookmarks'] {
  return useMessages('bookmarks', bookmarks);
}
