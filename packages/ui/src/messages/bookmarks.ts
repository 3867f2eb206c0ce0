/** The texts of the buttons that save a job or a freelancer. */
export const bookmarks = {
  job: { save: 'Save job', saved: 'Saved' },
  freelancer: { save: 'Save freelancer', saved: 'Saved' },
  /** Follows each of these, as the name of what the button saves. */
  about: (name: string) => `: ${name}`,
};
