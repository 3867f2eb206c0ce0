import type { Messages } from '../english.ts';

export const statements: Messages['statements'] = {
  kinds: {
    job: 'Ihr Auftrag',
    freelancer: 'Ihr Profil',
    company: 'Die Seite Ihres Unternehmens',
    question: 'Ihre Frage',
    reply: 'Ihre Antwort',
    message: 'Ihre Nachricht',
    portfolio_piece: 'Ihre Arbeitsprobe',
    portrait: 'Ihr Porträt',
    logo: 'Ihr Logo',
  },

  decisions: {
    dismiss: { title: 'Kein Verstoß', explanation: 'Es bleibt, wie es ist.' },
    request_change: {
      title: 'Bitte ändern Sie das',
      explanation: 'So verstößt es gegen eine Regel. Bis dahin bleibt es sichtbar.',
    },
    hide: {
      title: 'Es ist ausgeblendet',
      explanation: 'Es ist bis auf Weiteres auf der ganzen Website ausgeblendet.',
    },
    suspend: {
      title: 'Ihr Konto ist gesperrt',
      explanation:
        'Sie können sich nicht anmelden, und nichts von Ihnen ist öffentlich. Was gemeldet wurde, bleibt auch danach ausgeblendet.',
    },
    end_account: {
      title: 'Ihr Konto wurde beendet',
      explanation: 'Sie können sich nicht anmelden, und nichts von Ihnen ist öffentlich.',
    },
  },

  pastSuspension: {
    title: 'Ihr Konto war gesperrt',
    explanation: 'Sie können sich wieder anmelden. Was gemeldet wurde, bleibt ausgeblendet.',
  },

  page: {
    title: 'Begründung',
    loading: 'Die Begründung wird geladen …',
    loadFailed: 'Die Begründung konnte nicht geladen werden. Bitte versuchen Sie es später noch einmal.',
    unknown: 'Dieser Link funktioniert nicht. Er ist unvollständig, oder die Begründung wurde gelöscht.',
    about: 'Betrifft',
    decidedOn: 'Entschieden am',
    until: 'Bis',
    rule: 'Regel',
    reason: 'Die Tatsachen und der Grund',
    reported: 'Was gemeldet wurde',
    how: 'Wie entschieden wurde',
    howExplained: {
      report:
        'Jemand hat es gemeldet. Ein Mensch hat es geprüft und entschieden. Kein Programm hat danach gesucht oder darüber entschieden.',
      plain_rule:
        'Ein Programm hat Ihren ersten Text hier mit wenigen einfachen Regeln verglichen, etwa ob er eine Telefonnummer enthält. Ein Mensch hat ihn sich angesehen und entschieden.',
    },
    reversed: 'Wir haben diese Entscheidung zurückgenommen. Alles ist wieder wie zuvor.',
  },

  appeal: {
    title: 'Wenn Sie das anders sehen',
    explanation: (date) =>
      `Sie können bis ${date} einmal Beschwerde einlegen. Wenn möglich, entscheidet jemand anders darüber.`,
    late: 'Die sechs Monate für eine Beschwerde sind vorbei.',
    courts:
      'Sie können sich auch an ein Gericht oder an eine zugelassene Stelle für außergerichtliche Streitbeilegung wenden.',
    label: 'Warum war die Entscheidung falsch?',
    required: 'Sagen Sie, warum die Entscheidung falsch war.',
    tooLong: (count) => `Verwenden Sie höchstens ${count} Zeichen.`,
    submit: 'Beschwerde einlegen',
    submitting: 'Wird gesendet …',
    failed: 'Ihre Beschwerde konnte nicht gesendet werden. Bitte versuchen Sie es noch einmal.',
    sentOn: (date) => `Sie haben am ${date} Beschwerde eingelegt.`,
    waiting: 'Noch hat niemand darüber entschieden. Wir schreiben Ihnen, sobald es so weit ist.',
    upheld: 'Jemand hat es noch einmal geprüft. Die Entscheidung bleibt.',
    reversed: 'Jemand hat es noch einmal geprüft und die Entscheidung zurückgenommen.',
  },

  list: {
    title: 'Entscheidungen über Sie',
    lead: 'Was Moderatoren über das entschieden haben, was Sie auf der Website zeigen.',
    loading: 'Entscheidungen werden geladen …',
    loadFailed: 'Die Entscheidungen konnten nicht geladen werden. Bitte versuchen Sie es später noch einmal.',
    empty: 'Kein Moderator hat etwas über Sie entschieden',
    emptyReason: 'Alles, was Sie zeigen, ist so, wie Sie es hinterlassen haben.',
    reversed: 'Zurückgenommen',
  },
};
