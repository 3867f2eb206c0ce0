import type { Messages } from '../english.ts';

export const saved: Messages['saved'] = {
  jobs: {
    title: 'Gemerkte Aufträge',
    loading: 'Ihre gemerkten Aufträge werden geladen …',
    loadFailed: 'Ihre gemerkten Aufträge konnten nicht geladen werden.',
    empty: 'Noch keine gemerkten Aufträge',
    emptyReason:
      'Drücken Sie auf das Lesezeichen eines Auftrags, um ihn hier wiederzufinden. Hier erfahren Sie auch, was aus ihm wird.',
    emptyList: 'In dieser Liste ist kein Auftrag mehr.',
    find: 'Aufträge finden',
    onDevice:
      'Ihre gemerkten Aufträge sind nur auf diesem Gerät. Registrieren Sie sich oder melden Sie sich an, und sie kommen mit.',
    signUp: 'Registrieren',
  },
  freelancers: {
    title: 'Gemerkte Freelancer',
    loading: 'Ihre gemerkten Freelancer werden geladen …',
    loadFailed: 'Ihre gemerkten Freelancer konnten nicht geladen werden.',
    empty: 'Noch keine gemerkten Freelancer',
    emptyReason:
      'Drücken Sie auf das Lesezeichen eines Freelancers, um ihn hier wiederzufinden. Nur Ihr Team sieht diese Liste.',
    find: 'Freelancer finden',
  },
  states: {
    open: 'Nimmt Bewerbungen an',
    filled: 'Besetzt',
    unlisted: 'Nicht mehr ausgeschrieben',
  },
  isNew: 'Neuer Stand',
  changed: 'Geändert, seit Sie ihn sich gemerkt oder hier zuletzt nachgesehen haben',
  savedOn: (date) => `Gemerkt am ${date}`,
  list: {
    choices: 'Ihre Listen',
    all: 'Alle',
    label: 'Liste',
    about: (title) => ` für ${title}`,
    tooLong: (limit) => `Bitte höchstens ${limit} Zeichen`,
  },
  note: {
    own: 'Notiz für Sie selbst',
    team: 'Notiz für Ihr Team',
    about: (name) => ` zu ${name}`,
    pending:
      'Noch nicht gespeichert. Sie wird sobald wie möglich gesendet und bleibt bis dahin auf diesem Gerät.',
    saved: 'Gespeichert.',
  },
};
