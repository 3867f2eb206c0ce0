/** The texts of the buttons that report something, and of what a moderator has hidden from everyone but its owner. */
export const reporting = {
  report: 'Report',
  /** Follows the text, as the name of what the button reports. */
  about: (name: string) => `: ${name}`,
  hidden: 'Hidden by a moderator',
  hiddenNotice: 'A moderator has hidden this. Only you still see it.',
  readDecision: 'Read the decision',
};
