import type { Messages } from '../english.ts';
import { plural } from './plural.ts';

export const nextSteps: Messages['nextSteps'] = {
  title: 'Wie es weitergeht',
  read: (count, number) =>
    plural(count, `Sie haben ${number} neue Nachricht.`, `Sie haben ${number} neue Nachrichten.`),
  confirm:
    'Die andere Seite hat eine Vereinbarung vorgeschlagen. Lesen Sie sie, und bestätigen oder ändern Sie sie.',
  confirm_sentence:
    'Die andere Seite hat einen Satz für Ihre Arbeitsnachweise geschrieben. Andere sehen ihn, sobald Sie ihn bestätigen.',
  write_sentence:
    'Die Arbeit ist erledigt. Sie können einen Satz für die Arbeitsnachweise der anderen Seite schreiben.',
  freelancer: {
    wait: 'Sie haben geschrieben. Der Auftraggeber ist an der Reihe; wir benachrichtigen Sie per E-Mail.',
  },
  client: {
    write: (name) => `Noch hat niemand geschrieben. Schreiben Sie an ${name}, um den Beginn abzusprechen.`,
    wait: (name) => `Sie haben geschrieben. ${name} ist an der Reihe; wir benachrichtigen Sie per E-Mail.`,
    fill: 'Sie haben so viele Bewerber angenommen, wie der Auftrag braucht.',
  },
  actions: {
    confirm: 'Vereinbarung lesen',
    read: 'Nachrichten lesen',
    write: 'Nachricht schreiben',
    fill: 'Als vergeben markieren',
    confirm_sentence: 'Satz lesen',
    write_sentence: 'Satz schreiben',
  },
  waiting: {
    heading: 'Wartet auf Sie',
    read: (count, number, name) =>
      plural(count, `${number} neue Nachricht von ${name}`, `${number} neue Nachrichten von ${name}`),
    confirm: (name) => `${name} schlägt eine Vereinbarung vor, die Sie bestätigen können`,
    write: (name) => `${name} ist angenommen, aber noch hat niemand geschrieben`,
    fill: 'Sie haben so viele Bewerber angenommen, wie der Auftrag braucht',
    confirm_sentence: (name) => `${name} hat einen Satz für Ihre Arbeitsnachweise geschrieben`,
    write_sentence: (name) => `Die Arbeit ist erledigt, und Sie können einen Satz über ${name} schreiben`,
  },
  lead: {
    waiting: 'Wartet auf Sie',
    nothingWaits: 'Im Moment nichts',
    invitations: (count, number) =>
      plural(count, `${number} unbeantwortete Einladung`, `${number} unbeantwortete Einladungen`),
    searches: 'Suchen mit neuen Treffern',
    nothingNew: 'Nichts, seit Sie zuletzt nachgesehen haben',
    notLoaded: 'Das konnte nicht geladen werden.',
  },
};
