import type { AgreementWords } from './english.ts';

export const germanAgreementWords: AgreementWords = {
  title: 'Vereinbarung',
  parts: {
    scope: 'Umfang',
    deliverables: 'Ergebnisse',
    pay: 'Preis',
    start_date: 'Beginn',
    place: 'Ort',
    notes: 'Anmerkungen',
  },
  remote: 'Remote',
  noAmount: 'Kein Betrag',
  noDeliverables: 'Keine',
  deliverable: (title, day) => `${title}, bis ${day}`,
  states: {
    empty: 'Noch nicht geschrieben',
    proposed: 'Wartet auf Bestätigung',
    agreed: 'Vereinbart',
    started: 'Begonnen',
    delivered: 'Geliefert',
    half_done: 'Von einer Seite abgeschlossen',
    done: 'Abgeschlossen',
    ended: 'Beendet',
  },
  steps: {
    write: (who) => `${who} hat eine Fassung geschrieben`,
    confirm: (who) => `${who} hat die Vereinbarung bestätigt`,
    start: (who) => `${who} hat die Arbeit als begonnen gemeldet`,
    deliver: (who) => `${who} hat die Arbeit als geliefert gemeldet`,
    mark_done: (who) => `${who} hat die Arbeit als abgeschlossen gemeldet`,
    end: (who) => `${who} hat die Vereinbarung beendet`,
  },
  roles: { client: 'Auftraggeber', freelancer: 'Freelancer' },
  job: 'Auftrag',
  version: 'Fassung',
  state: 'Stand',
  history: 'Was geschehen ist',
  reason: 'Grund für das Ende',
  formerMember: 'Ehemaliges Mitglied',
  unnamedClient: 'Der Auftraggeber',
  ownAgreement:
    'Dies ist eine Vereinbarung zwischen Ihnen beiden. Der Marktplatz ist nicht daran beteiligt, prüft sie nicht und bewegt kein Geld.',
  ownAgreementOf:
    'Dies ist eine Vereinbarung zwischen dem Auftraggeber und dem Freelancer. Diese Plattform ist nicht daran beteiligt, hat sie nicht geprüft und bewegt kein Geld.',
  notConfirmed: 'Diese Fassung haben nicht beide Seiten bestätigt. Sie ist ein Vorschlag.',
  confirmed: 'Beide Seiten haben diese Fassung bestätigt.',
};
