/** Makes a toast about a decision replace the previous one, so that no toast shows a decision that was undone. */
export const aboutDecision = { topic: 'decision' };
