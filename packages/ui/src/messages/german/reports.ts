import type { Messages } from '../english.ts';

export const reports: Messages['reports'] = {
  kinds: {
    job: 'Der Auftrag',
    freelancer: 'Das Profil',
    company: 'Die Seite des Unternehmens',
    question: 'Die Frage',
    reply: 'Die Antwort',
    message: 'Die Nachricht',
    portfolio_piece: 'Die Arbeitsprobe',
    portrait: 'Das Porträt',
    logo: 'Das Logo',
  },

  reasons: {
    illegal_content: 'Es verstößt gegen das Gesetz',
    scam: 'Es ist Betrug oder eine Fälschung',
    spam: 'Es ist Spam',
    discrimination: 'Es diskriminiert oder belästigt Menschen',
    personal_data: 'Es gibt personenbezogene Daten preis',
    copyright: 'Es verletzt ein Urheberrecht',
    other: 'Etwas anderes',
  },

  dialog: {
    title: (name) => `Melden: ${name}`,
    intro: 'Jemand sieht es sich an und entscheidet. Sonst erfährt niemand, dass Sie es gemeldet haben.',
    labels: {
      kind: 'Worum geht es?',
      reason: 'Was ist daran nicht in Ordnung?',
      words: 'In Ihren eigenen Worten',
      good_faith: 'Bitte bestätigen',
      name: 'Ihr Name',
      email: 'Ihre E-Mail-Adresse',
    },
    hints: {
      words: 'Was sollte wissen, wer darüber entscheidet?',
      illegal: 'Erklären Sie, warum es rechtswidrig ist, und nennen Sie das Gesetz, wenn Sie es kennen.',
      name: 'Sie müssen keinen Namen angeben.',
      email: 'Wir schreiben Ihnen, sobald jemand entschieden hat.',
    },
    goodFaith: 'Ich bin nach bestem Wissen überzeugt, dass meine Angaben richtig und vollständig sind.',
    reasonRequired: 'Wählen Sie, was nicht in Ordnung ist.',
    wordsRequired: 'Sagen Sie, was nicht in Ordnung ist.',
    goodFaithRequired: 'Bestätigen Sie, dass Ihre Angaben richtig und vollständig sind.',
    emailInvalid: 'Bitte geben Sie eine gültige E-Mail-Adresse ein.',
    tooLong: (count) => `Verwenden Sie höchstens ${count} Zeichen.`,
    submit: 'Meldung senden',
    submitting: 'Wird gesendet …',
    cancel: 'Abbrechen',
    failed: 'Ihre Meldung konnte nicht gesendet werden. Bitte versuchen Sie es noch einmal.',
    gone: 'Das ist nicht mehr auf der Website, es gibt also nichts zu melden.',
  },

  receipt: {
    title: 'Vielen Dank für Ihre Meldung',
    number: 'Nummer Ihrer Meldung',
    explanation:
      'Jemand sieht es sich an und entscheidet. Auf einer Seite nur für Sie sehen Sie, was daraus geworden ist.',
    keepLink: 'Bewahren Sie den Link auf: Ohne E-Mail-Adresse können wir ihn nicht noch einmal senden.',
    open: 'Stand der Meldung ansehen',
    close: 'Schließen',
  },

  page: {
    title: 'Ihre Meldung',
    titleOf: (number) => `Ihre Meldung ${number}`,
    loading: 'Ihre Meldung wird geladen …',
    loadFailed: 'Ihre Meldung konnte nicht geladen werden. Bitte versuchen Sie es später noch einmal.',
    unknown: 'Dieser Link funktioniert nicht. Er ist unvollständig, oder die Meldung wurde gelöscht.',
    about: 'Betrifft',
    reason: 'Grund',
    reportedOn: 'Gemeldet am',
    decidedOn: 'Entschieden am',
    words: 'Das haben Sie geschrieben',
    private: 'Diese Seite kann nur lesen, wer den Link hat.',
    home: 'Zur Startseite',
    outcomes: {
      open: {
        state: 'Noch nicht entschieden',
        explanation:
          'Bisher hat niemand entschieden. Wenn wir Ihre E-Mail-Adresse kennen, schreiben wir Ihnen, sobald es so weit ist.',
      },
      dismissed: {
        state: 'Kein Verstoß',
        explanation:
          'Jemand hat es geprüft und nichts gefunden, was gegen unsere Regeln oder das Gesetz verstößt. Es bleibt, wie es ist.',
      },
      acted: {
        state: 'Wir haben gehandelt',
        explanation:
          'Jemand hat es geprüft und festgestellt, dass es gegen unsere Regeln oder das Gesetz verstößt. Wir haben etwas dagegen unternommen.',
      },
      reversed: {
        state: 'Nach einer Beschwerde zurückgenommen',
        explanation:
          'Wir hatten etwas unternommen. Die betroffene Person hat sich beschwert, und eine zweite Prüfung hat keinen Verstoß ergeben.',
      },
    },
  },
};
