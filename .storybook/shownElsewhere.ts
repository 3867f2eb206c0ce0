/** Facts about the test that runs the story. In Storybook itself, no test runs, so both values are false. */
export const tested = { isTest: false, isLaterOfRoute: false };

/**
 * Returns true while a test runs a story that ends in a state which another story shows. The looks and the
 * accessibility of this state are checked in the other story.
 */
export function isShownElsewhere(tags: readonly string[] = []): boolean {
  return tested.isTest && (tested.isLaterOfRoute || tags.includes('behaviour'));
}
