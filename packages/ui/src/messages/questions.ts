/** The texts for questions about a job, and for the client's replies. */
export const questions = {
  title: 'Questions',
  question: 'Question',
  reply: 'Answer from the client',
  repliedOn: (date: string) => `Answered ${date}`,
  askedOn: (date: string) => `Asked ${date}`,
  hidden: 'Hidden by a moderator',
  waiting: 'Waits for an answer',
  loading: 'Loading questions...',
  loadFailed: 'Failed to load the questions about this job.',

  /** The texts of the page of the job. */
  job: {
    empty: 'No questions answered yet.',
    emptyOpen: 'No questions answered yet. Ask what the description leaves open.',
    signIn: 'Log in to ask a question',
    ask: 'Ask a question',
    replyToThem: 'Answer questions about this job',
    closed: 'This job takes no questions any more.',
    mine: 'Your questions',
    mineExplained:
      'Only you and the client see them until they are answered. The reply also comes by email, unless you switched these emails off.',
  },

  askForm: {
    label: 'Your question',
    hint: 'The client does not see your name, and neither does anyone else. The client’s answer stands here for all to read.',
    tooShort: (minimum: string) => `Use at least ${minimum} characters.`,
    tooLong: (maximum: string) => `Use at most ${maximum} characters.`,
    submit: 'Send question',
    submitting: 'Sending…',
    cancel: 'Cancel',
    failed: 'Your question could not be sent. Please try again.',
    sent: 'Your question was sent. You will be told when it is answered.',
  },

  /** The texts of the page where the client manages the job. */
  manage: {
    emptyTitle: 'No questions yet',
    empty:
      'Freelancers can ask on the page of the job. You get an email for each question, unless you switched these emails off.',
    reply: 'Answer',
    edit: 'Edit answer',
    remove: 'Delete',
    /** The texts after the labels of buttons, because screen readers read the buttons without their card. */
    aboutQuestion: (question: string) => ` the question: ${question}`,
    aboutReply: (question: string) => ` to the question: ${question}`,
  },

  replyForm: {
    label: 'Your answer',
    hint: 'Question and answer stand on the page of the job, for all to read. You do not see who asked.',
    required: 'Write an answer.',
    tooLong: (maximum: string) => `Use at most ${maximum} characters.`,
    submit: 'Publish answer',
    submitting: 'Publishing…',
    cancel: 'Cancel',
    failed: 'Your answer could not be published. Please try again.',
    published: 'Answer published.',
  },

  deleteModal: {
    title: 'Delete this question?',
    explanation: (question: string) => `“${question}” disappears from the page of the job.`,
    label: 'Reason',
    hint: 'It is sent by email to the one who asked.',
    required: 'Give a reason.',
    submit: 'Delete',
    submitting: 'Deleting…',
    cancel: 'Cancel',
    failed: 'The question could not be deleted. Please try again.',
    deleted: 'Question deleted.',
    others: 'Other questions of this person',
    all: 'Delete all that wait for an answer',
    allHint: 'Only about this job. You do not learn who asked.',
    allDeleted: 'Questions deleted.',
  },
};
