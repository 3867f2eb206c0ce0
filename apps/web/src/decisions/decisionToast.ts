/** Makes a toast about a decision replace the one before, so that no toast shows a decision that was taken back. */
export const aboutDecision = { topic: 'decision' };
