import type { Messages } from '../english.ts';

export const moderation: Messages['moderation'] = {
  fields: {
    name: 'Name',
    title: 'Titel',
    company: 'Unternehmen',
    location: 'Ort',
    salary_range: 'Vergütung',
    short_description: 'Kurzbeschreibung',
    description: 'Beschreibung',
    screening: 'Fragen an Bewerber',
    bio: 'Kurzprofil',
    experience: 'Erfahrung',
    skills: 'Kenntnisse',
    link: 'Link',
    about: 'Über das Unternehmen',
    question: 'Frage',
    reply: 'Antwort',
    text: 'Text',
    file: 'Datei',
  },

  rules: {
    law: 'Nichts darf gegen das Gesetz verstoßen',
    honesty: 'Was angeboten wird, muss echt und ehrlich sein',
    spam: 'Nichts darf immer wieder oder nur als Werbung eingestellt werden',
    respect: 'Niemand darf diskriminiert oder belästigt werden',
    privacy: 'Personenbezogene Daten anderer dürfen nicht preisgegeben werden',
    copyright: 'Werke anderer dürfen nur mit deren Erlaubnis gezeigt werden',
    suitability: 'Alles muss mit freiberuflicher Arbeit zu tun haben',
  },

  templates: {
    law: 'Es sagt oder bietet etwas an, was das Gesetz verbietet, nämlich: ',
    honesty:
      'Es verspricht, was es nicht halten kann, oder verlangt Geld oder Daten, die kein ehrlicher Auftraggeber verlangt, nämlich: ',
    spam: 'Dasselbe wurde mehrmals eingestellt, oder es wirbt nur für etwas anderes, nämlich: ',
    respect: 'Es schließt Menschen aus, setzt sie herab oder belästigt sie, nämlich mit dieser Stelle: ',
    privacy: 'Es gibt personenbezogene Daten eines anderen preis, nämlich: ',
    copyright: 'Es zeigt das Werk eines anderen ohne dessen Erlaubnis, nämlich: ',
    suitability: 'Es hat nichts mit freiberuflicher Arbeit zu tun, denn: ',
  },

  actions: {
    dismiss: {
      label: 'Verwerfen',
      hint: 'Kein Verstoß. Nur wer es gemeldet hat, erfährt davon.',
      done: 'Verworfen',
    },
    request_change: {
      label: 'Änderung verlangen',
      hint: 'Es bleibt sichtbar. Der Eigentümer liest, gegen welche Regel es verstößt.',
      done: 'Änderung verlangt',
    },
    hide: {
      label: 'Ausblenden',
      hint: 'Ab jetzt sieht die Öffentlichkeit es nicht mehr.',
      done: 'Ausgeblendet',
    },
    suspend: {
      label: 'Konto sperren',
      hint: 'Der Eigentümer kann sich einige Tage nicht anmelden, und nichts von ihm ist öffentlich. Das hier bleibt auch danach ausgeblendet.',
      done: 'Konto gesperrt',
    },
    end_account: {
      label: 'Konto beenden',
      hint: 'Der Eigentümer kann sich nicht mehr anmelden, und nichts von ihm ist öffentlich.',
      done: 'Konto beendet',
    },
  },

  states: { open: 'Offen', appealed: 'Angefochten', decided: 'Entschieden' },

  queue: {
    title: 'Moderation',
    lead: {
      open: 'Jeder Fall betrifft etwas, das gemeldet wurde. Der älteste steht oben.',
      appealed: 'Jeder Fall betrifft etwas, das gemeldet wurde. Die älteste Beschwerde steht oben.',
      decided: 'Jeder Fall betrifft etwas, das gemeldet wurde. Die neueste Entscheidung steht oben.',
    },
    parts: 'Fälle',
    loading: 'Fälle werden geladen …',
    loadFailed: 'Die Fälle konnten nicht geladen werden. Bitte versuchen Sie es später noch einmal.',
    refused:
      'Fälle sehen nur Moderatoren, deren Konto einen zweiten Schritt hat. Diesen richten Sie auf der Seite Ihres Kontos ein.',
    empty: {
      open: 'Nichts wartet',
      appealed: 'Niemand hat sich beschwert',
      decided: 'Noch ist kein Fall entschieden',
    },
    emptyReason: {
      open: 'Hier erscheint, was Benutzer und Besucher melden.',
      appealed: 'Hier erscheinen Beschwerden gegen Entscheidungen.',
      decided: 'Entschiedene Fälle bleiben hier ein Jahr lang.',
    },
    reports: (count, number) => (count === 1 ? '1 Meldung' : `${number} Meldungen`),
    noOwner: 'Kein Konto',
    openedOn: (date) => `Seit ${date}`,
    decidedOn: (date) => `Entschieden am ${date}`,
    reversed: 'Zurückgenommen',
  },

  case: {
    title: 'Fall',
    titleOf: (number) => `Fall ${number}`,
    back: 'Alle Fälle',
    loading: 'Der Fall wird geladen …',
    loadFailed: 'Der Fall konnte nicht geladen werden. Bitte versuchen Sie es später noch einmal.',
    notFound: 'Diesen Fall gibt es nicht. Vielleicht wurde er nach einem Jahr gelöscht.',
    asReported: 'Als es gemeldet wurde',
    asReportedOn: (date) => `Bei der Meldung am ${date}`,
    now: 'Wie es jetzt ist',
    unchanged: 'Es hat sich seitdem nicht geändert.',
    gone: 'Es ist nicht mehr da.',
    changed: 'Geändert',
    removed: 'Entfernt',
    picture: 'Das gemeldete Bild',
    presentPicture: 'Das jetzige Bild',
    reports: 'Meldungen',
    fromMember: 'Ein angemeldeter Benutzer',
    fromVisitor: 'Ein Besucher',
    noWords: 'Ohne Worte.',
    dismissedBefore: (count, number) =>
      count === 1
        ? 'Eine andere Meldung derselben Person wurde abgewiesen.'
        : `${number} andere Meldungen derselben Person wurden abgewiesen.`,
    owner: 'Eigentümer',
    noOwner: 'Das gehört zu keinem Konto.',
    suspendedUntil: (date) => `Gesperrt bis ${date}`,
    ended: 'Konto beendet',
    history: 'Frühere Fälle',
    noHistory: 'Keine.',
    similar: 'Aufträge mit fast demselben Text',
    see: 'Auf der Website ansehen',
  },

  decide: {
    title: 'Entscheidung',
    labels: {
      action: 'Was soll geschehen?',
      rule: 'Gegen welche Regel verstößt es?',
      days: 'Für wie viele Tage?',
      reason: 'Begründung',
    },
    hints: {
      days: 'Von 1 bis 365',
      reason: 'Der Eigentümer liest sie. Nennen Sie die Stelle, und lassen Sie die Meldenden aus dem Spiel.',
    },
    insert: 'Anfang einfügen',
    actionRequired: 'Wählen Sie, was geschehen soll.',
    ruleRequired: 'Wählen Sie die Regel.',
    reasonRequired: 'Geben Sie die Begründung an.',
    daysInvalid: 'Geben Sie eine Zahl von 1 bis 365 ein.',
    tooLong: (count) => `Verwenden Sie höchstens ${count} Zeichen.`,
    submit: 'Entscheiden',
    submitting: 'Wird gespeichert …',
    failed: 'Die Entscheidung konnte nicht gespeichert werden. Bitte versuchen Sie es noch einmal.',
    done: 'Die Entscheidung ist getroffen, und alle Betroffenen erfahren davon.',
  },

  ruling: {
    by: (name, date) => `Entschieden von ${name} am ${date}`,
    byFormer: (date) => `Entschieden von einem früheren Moderator am ${date}`,
    until: (date) => `Bis ${date}`,
    reversed: (date) => `Nach einer Beschwerde zurückgenommen am ${date}`,
  },

  appeal: {
    title: 'Beschwerde',
    appealedOn: (date) => `Der Eigentümer hat sich am ${date} beschwert`,
    labels: { outcome: 'Was entscheiden Sie?', reason: 'Begründung' },
    hints: { reason: 'Der Eigentümer liest sie.' },
    outcomes: {
      upheld: 'Die Entscheidung bleibt',
      reversed: 'Die Entscheidung war falsch: alles wiederherstellen',
    },
    outcomeRequired: 'Wählen Sie, was Sie entscheiden.',
    upheld: 'Die Entscheidung bleibt.',
    reversed: 'Die Entscheidung wurde zurückgenommen.',
    otherDecides: 'Sie haben das entschieden, also entscheidet jemand anders über die Beschwerde.',
  },

  keys: { next: 'Nächster Fall', previous: 'Voriger Fall', open: 'Fall öffnen', list: 'Alle Fälle' },
};
