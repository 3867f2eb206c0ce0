import type { Messages } from '../english.ts';

export const transparency: Messages['transparency'] = {
  title: 'Die Moderation in Zahlen',
  lead: 'Was in jedem Jahr auf dieser Website gemeldet wurde, und was die Moderation darüber entschieden hat.',
  loading: 'Die Zahlen werden geladen …',
  loadFailed: 'Die Zahlen konnten nicht geladen werden. Bitte versuchen Sie es später noch einmal.',
  empty: 'Es wurde noch nichts gemeldet',
  emptyReason: 'Hier stehen die Zahlen jedes Jahres, sobald es welche gibt.',
  counting:
    'Mehrere Meldungen zum selben Text zählen einzeln, führen aber nur zu einer Entscheidung. Eine Entscheidung zählt in dem Jahr, in dem sie fällt, auch wenn die Meldung älter ist. Deshalb gibt es nicht gleich viele Meldungen und Entscheidungen.',
  received: 'Eingegangen',
  reports: 'Meldungen von Menschen',
  noticed: 'Automatisch bemerkte Texte',
  allReceived: 'Insgesamt',
  decided: 'Entschieden',
  actions: {
    dismiss: 'Abgewiesen',
    request_change: 'Um eine Änderung gebeten',
    hide: 'Ausgeblendet',
    suspend: 'Konten gesperrt',
    end_account: 'Konten geschlossen',
  },
  allDecided: 'Alle Entscheidungen',
  median: 'Mittlere Zeit bis zur Entscheidung (Median)',
  hours: (count, number) => (count === 1 ? '1 Stunde' : `${number} Stunden`),
  appeals: 'Beschwerden',
  appealed: 'Angefochten',
  reversed: 'Nach einer Beschwerde aufgehobene Entscheidungen',
};
