import type { Messages } from '../english.ts';

export const confirmation: Messages['confirmation'] = {
  notice: {
    title: 'Bestätigen Sie Ihre E-Mail-Adresse',
    text: (email) =>
      `Wir haben einen Link an ${email} geschickt. Bis Sie ihn öffnen, erreicht nichts, was Sie vorbereiten, andere.`,
    send: 'Noch einmal senden',
    sending: 'Wird gesendet …',
    sent: 'Die E-Mail ist unterwegs.',
    sendFailed: 'Die E-Mail konnte nicht gesendet werden. Bitte versuchen Sie es noch einmal.',
    correct: 'Adresse berichtigen',
    openMail: 'E-Mail öffnen',
  },
  correctModal: {
    title: 'Adresse berichtigen',
    intro: 'Wir schicken einen neuen Link an diese Adresse. Der frühere Link wird ungültig.',
    labels: { email: 'E-Mail' },
    submit: 'Speichern und senden',
    submitting: 'Wird gespeichert …',
    cancel: 'Abbrechen',
    done: (email) => `Eine E-Mail an ${email} ist unterwegs.`,
  },
  page: {
    title: 'E-Mail-Adresse bestätigen',
    question: 'Bestätigen Sie mit dem Knopf, dass die E-Mail mit diesem Link bei Ihnen angekommen ist.',
    confirm: 'Adresse bestätigen',
    confirming: 'Wird bestätigt …',
    doneTitle: 'Ihre Adresse ist bestätigt',
    done: (email) => `${email} ist bestätigt. Ab jetzt erreicht andere, was Sie senden.`,
    next: 'Weiter',
    failed: 'Die Adresse konnte nicht bestätigt werden. Bitte versuchen Sie es noch einmal.',
    unusable:
      'Dieser Link ist nicht mehr gültig. Er gilt 7 Tage lang, es sei denn, die Adresse wurde berichtigt.',
    noToken: 'Dieser Link ist unvollständig. Öffnen Sie den Link in der E-Mail noch einmal.',
  },
  restorePage: {
    title: 'Änderung der Adresse rückgängig machen',
    question:
      'Drücken Sie den Knopf, wenn Sie die Adresse Ihres Kontos nicht geändert haben. Dann gilt wieder diese Adresse, alle werden abgemeldet, und Sie bekommen einen Link für ein neues Passwort.',
    confirm: 'Meine Adresse wiederherstellen',
    confirming: 'Wird wiederhergestellt …',
    doneTitle: 'Ihre Adresse gilt wieder',
    done: (email) =>
      `Das Konto gehört wieder zu ${email}. Das alte Passwort gilt nicht mehr: Eine E-Mail mit einem Link für ein neues ist unterwegs.`,
    next: 'Weiter',
    failed: 'Die Adresse konnte nicht wiederhergestellt werden. Bitte versuchen Sie es noch einmal.',
    unusable: 'Dieser Link ist nicht mehr gültig. Er gilt einmal und 7 Tage lang.',
    noToken: 'Dieser Link ist unvollständig. Öffnen Sie den Link in der E-Mail noch einmal.',
  },
};
