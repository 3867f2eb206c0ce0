/** What Storybook's channel said last about the story of a page. */
export interface PlayReport {
  finished?: { storyId: string; status: string } | undefined;
  /** The error that the play function threw. */
  thrown?: { message: string } | undefined;
}

/** Returns the error of a story. A story that failed is `finished` as well, so its status decides. */
export function errorsOf({ finished, thrown }: PlayReport): string[] {
  if (!finished) return ['no story has finished'];
  if (finished.status !== 'error') return [];
  return [`${finished.storyId}: ${thrown?.message ?? 'an unhandled error'}`];
}
