/** The text of the buttons that report something. */
export const reporting = {
  report: 'Report',
  /** A text after the label, with the name of what the button reports. */
  about: (name: string) => `: ${name}`,
};
