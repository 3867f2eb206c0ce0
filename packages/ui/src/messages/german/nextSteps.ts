import type { Messages } from '../english.ts';
import { plural } from './plural.ts';

export const nextSteps: Messages['nextSteps'] = {
  title: 'Wie es weitergeht',
  read: (count, number) =>
    plural(count, `Sie haben ${number} neue Nachricht.`, `Sie haben ${number} neue Nachrichten.`),
  confirm:
    'Die andere Seite hat eine Vereinbarung vorgeschlagen. Lesen Sie sie, und bestätigen oder ändern Sie sie.',
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
  },
  waiting: {
    heading: 'Wartet auf Sie',
    read: (count, number, name) =>
      plural(count, `${number} neue Nachricht von ${name}`, `${number} neue Nachrichten von ${name}`),
    confirm: (name) => `Eine Vereinbarung zu bestätigen, von ${name}`,
    write: (name) => `Angenommen, aber noch hat niemand geschrieben: ${name}`,
    fill: 'Sie haben so viele Bewerber angenommen, wie der Auftrag braucht',
  },
};
