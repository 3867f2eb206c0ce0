import type { Messages } from '../english.ts';

export const questions: Messages['questions'] = {
  title: 'Fragen',
  question: 'Frage',
  reply: 'Antwort des Auftraggebers',
  repliedOn: (date) => `Beantwortet am ${date}`,
  askedOn: (date) => `Gefragt am ${date}`,
  hidden: 'Von der Moderation ausgeblendet',
  waiting: 'Wartet auf eine Antwort',
  loading: 'Fragen werden geladen …',
  loadFailed: 'Die Fragen zu diesem Auftrag konnten nicht geladen werden.',

  job: {
    empty: 'Noch keine Frage beantwortet.',
    emptyOpen: 'Noch keine Frage beantwortet. Fragen Sie, was die Beschreibung offenlässt.',
    signIn: 'Anmelden, um eine Frage zu stellen',
    ask: 'Frage stellen',
    replyToThem: 'Fragen zu diesem Auftrag beantworten',
    closed: 'Zu diesem Auftrag sind keine Fragen mehr möglich.',
    mine: 'Ihre Fragen',
    mineExplained:
      'Bis zur Antwort sehen sie nur Sie und der Auftraggeber. Die Antwort kommt auch per E-Mail, wenn Sie solche E-Mails nicht abbestellt haben.',
  },

  askForm: {
    label: 'Ihre Frage',
    hint: 'Weder der Auftraggeber noch andere sehen Ihren Namen. Die Antwort können hier alle lesen.',
    tooShort: (minimum) => `Verwenden Sie mindestens ${minimum} Zeichen.`,
    tooLong: (maximum) => `Verwenden Sie höchstens ${maximum} Zeichen.`,
    submit: 'Frage senden',
    submitting: 'Wird gesendet …',
    cancel: 'Abbrechen',
    failed: 'Ihre Frage konnte nicht gesendet werden. Bitte versuchen Sie es noch einmal.',
    sent: 'Ihre Frage ist gesendet. Sie erfahren es, sobald sie beantwortet ist.',
  },

  manage: {
    emptyTitle: 'Noch keine Fragen',
    empty:
      'Freelancer können auf der Seite des Auftrags fragen. Zu jeder Frage erhalten Sie eine E-Mail, wenn Sie solche E-Mails nicht abbestellt haben.',
    reply: 'Antworten',
    edit: 'Antwort bearbeiten',
    remove: 'Löschen',
    aboutQuestion: (question) => `: Frage „${question}“`,
    aboutReply: (question) => ` auf die Frage „${question}“`,
  },

  replyForm: {
    label: 'Ihre Antwort',
    hint: 'Frage und Antwort stehen für alle lesbar auf der Seite des Auftrags. Wer gefragt hat, sehen Sie nicht.',
    required: 'Schreiben Sie eine Antwort.',
    tooLong: (maximum) => `Verwenden Sie höchstens ${maximum} Zeichen.`,
    submit: 'Antwort veröffentlichen',
    submitting: 'Wird veröffentlicht …',
    cancel: 'Abbrechen',
    failed: 'Ihre Antwort konnte nicht veröffentlicht werden. Bitte versuchen Sie es noch einmal.',
    published: 'Antwort veröffentlicht.',
  },

  deleteModal: {
    title: 'Diese Frage löschen?',
    explanation: (question) => `„${question}“ verschwindet von der Seite des Auftrags.`,
    label: 'Begründung',
    hint: 'Wer gefragt hat, erhält sie per E-Mail.',
    required: 'Geben Sie eine Begründung an.',
    submit: 'Löschen',
    submitting: 'Wird gelöscht …',
    cancel: 'Abbrechen',
    failed: 'Die Frage konnte nicht gelöscht werden. Bitte versuchen Sie es noch einmal.',
    deleted: 'Frage gelöscht.',
    others: 'Andere Fragen dieser Person',
    all: 'Alle unbeantworteten löschen',
    allHint: 'Nur zu diesem Auftrag. Sie erfahren nicht, wer gefragt hat.',
    allDeleted: 'Fragen gelöscht.',
  },
};
