/** The text of the buttons that report something. */
export const reporting = {
  report: 'Report',
  /** Follows the text, as the name of what the button reports. */
  about: (name: string) => `: ${name}`,
};
