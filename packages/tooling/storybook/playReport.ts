/** What Storybook's channel said about the story of a page. */
export interface PlayReport {
  finished?: { storyId: string; status: string } | undefined;
  /** The error that the play function of this story threw. */
  thrown?: { message: string } | undefined;
}

/**
 * Returns the error of a story. Storybook finishes a story whose play function threw with the status `success`; the
 * status is `error` only if something else failed.
 */
export function errorsOf({ finished, thrown }: PlayReport): string[] {
  if (!finished) return ['no story has finished'];
  if (!thrown && finished.status !== 'error') return [];
  return [`${finished.storyId}: ${thrown?.message ?? 'an unhandled error'}`];
}
