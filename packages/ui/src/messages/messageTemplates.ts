/** The texts for a client's saved messages, below the text of a decision. */
export const messageTemplates = {
  use: 'Use a message you kept',
  keep: 'Keep this message',
  remove: (name: string) => `Delete “${name}”`,
  name: 'Name of the message',
  /** The saved text has the placeholders `{name}` and `{job}` for the applicant and the job. */
  hint: (text: string) => `For you alone. It is kept as: ${text}`,
  nameRequired: 'Give the message a name.',
  nameTooLong: (limit: string) => `Please use at most ${limit} characters`,
  submit: 'Keep',
  submitting: 'Keeping…',
  cancel: 'Cancel',
  failed: 'The message could not be changed. Please try again.',
};
