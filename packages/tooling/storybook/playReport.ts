/** The events of Storybook's channel about the story of a page. */
export interface PlayReport {
  finished?: { storyId: string; status: string } | undefined;
  /** The error that the play function of this story threw. */
  thrown?: { message: string } | undefined;
}

/**
 * Returns the error of a story. If a play function throws, Storybook still reports the status `success`. It reports the
 * status `error` only for other failures.
 */
export function errorsOf({ finished, thrown }: PlayReport): string[] {
  if (!finished) return ['no story has finished'];
  if (!thrown && finished.status !== 'error') return [];
  return [`${finished.storyId}: ${thrown?.message ?? 'an unhandled error'}`];
}
