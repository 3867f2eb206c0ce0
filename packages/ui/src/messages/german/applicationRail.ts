import type { Messages } from '../english.ts';

export const applicationRail: Messages['applicationRail'] = {
  label: 'Verlauf der Bewerbung',
  stops: {
    sent: 'Gesendet',
    opened: 'Geöffnet',
    answer: 'Antwort bis',
    decided: 'Entschieden',
    accepted: 'Angenommen',
    rejected: 'Abgelehnt',
    withdrawn: 'Zurückgezogen',
    closed: 'Ohne Entscheidung',
  },
  overdue: 'Antwort war fällig',
  notYet: ', noch nicht',
};
