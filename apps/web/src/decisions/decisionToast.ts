/** A toast about a decision replaces the one before: what is taken back no longer counts as decided. */
export const aboutDecision = { topic: 'decision' };
