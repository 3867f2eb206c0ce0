import type { deskListings as english } from '../deskListings.ts';

export const deskListings: typeof english = {
  title: 'Aufträge',
  lead: 'Finden Sie einen Auftrag, auch einen, den sonst niemand sieht. Was mit ihm geschieht, entscheidet ein Fall.',
  search: 'Titel, Firma oder Nummer',
  find: 'Suchen',
  loading: 'Aufträge werden geladen …',
  loadFailed: 'Die Aufträge konnten nicht geladen werden. Bitte versuchen Sie es später noch einmal.',
  empty: 'Keine Aufträge gefunden',
  emptyReason: 'Kein Titel und keine Firma hat diesen Text, und kein Auftrag hat diese Nummer.',
  columns: {
    job: 'Auftrag',
    company: 'Firma',
    state: 'Zustand',
    owner: 'Auftraggeber',
    reports: 'Meldungen',
    created: 'Angelegt',
    case: 'Fall',
  },
  states: {
    open: 'Offen',
    closed: 'Geschlossen',
    filled: 'Vergeben',
    planned: 'Geplant',
    inactive: 'Inaktiv',
    hidden: 'Durch eine Entscheidung verborgen',
    deleted: 'Gelöscht',
  },
  number: (number) => `Nr. ${number}`,
  noOwner: 'Ein ehemaliges Mitglied',
  openCase: 'Fall eröffnen',
  seeCase: 'Zum Fall',
};
