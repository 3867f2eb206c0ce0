/** The texts of the buttons that save a job or a freelancer. */
export const bookmarks = {
  job: { save: 'Save job', saved: 'Saved' },
  freelancer: { save: 'Save freelancer', saved: 'Saved' },
  /** A text after each of these labels, with the name of the job or freelancer. */
  about: (name: string) => `: ${name}`,
};
