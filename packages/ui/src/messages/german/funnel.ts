import type { Messages } from '../english.ts';

export const funnel: Messages['funnel'] = {
  title: 'Vom Lesen bis zur Entscheidung',
  explanation: 'Wir speichern nur Summen je Tag, ohne Cookies. Eine Person kann mehrmals gezählt werden.',
  loading: 'Zahlen werden geladen …',
  loadFailed: 'Diese Zahlen konnten nicht geladen werden. Bitte versuchen Sie es später noch einmal.',
  views: 'Aufrufe',
  received: 'Bewerbungen',
  opened: 'Davon von Ihnen geöffnet',
  decided: 'Davon entschieden und mitgeteilt',
  noViews: 'Bisher hat niemand den Auftrag aufgerufen.',
  plot: (days, most) => `Aufrufe in den letzten ${days} Tagen, höchstens ${most} an einem Tag`,
  table: 'Die Zahlen jedes Tages',
  day: 'Tag',
  times: 'Aufrufe',
  from: 'Woher die Aufrufe kamen',
  unknown: 'Nicht bekannt',
};
