/** The texts about deleting an account. */
export const deletion = {
  title: 'Delete your account',
  intro: 'You have 7 days to change your mind. After that, nobody can bring the account back.',
  open: 'Delete my account',
  modal: {
    title: 'Delete your account?',
    intro: 'Nothing changes for 7 days, in which you can keep the account. Then this happens:',
    freelancer: [
      'Your profile, portfolio, letters, resumes and pictures are deleted.',
      'Your open applications are withdrawn, which their clients see.',
      'Clients keep the dates of your applications and what they decided, without your name.',
      'Your questions with a reply stay, because everyone reads them and they do not name you.',
    ],
    client: [
      'Your company, your jobs, your messages and your notes are deleted.',
      'Applicants who wait for a decision get an email that the job is gone.',
      'Freelancers keep the titles of your jobs and what you decided, without your texts and your name.',
    ],
    labels: { password: 'Password' },
    submit: 'Delete in 7 days',
    submitting: 'Saving…',
    cancel: 'Cancel',
  },
  notice: {
    title: 'Your account will be deleted',
    text: (date: string) =>
      `This happens on ${date}. Until then nothing changes, and you can keep the account.`,
    keep: 'Keep my account',
    keeping: 'Saving…',
    kept: 'You keep your account.',
    failed: 'The account could not be kept. Please try again.',
  },
};
