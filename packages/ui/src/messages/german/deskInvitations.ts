import type { Messages } from '../english.ts';
import { plural } from './plural.ts';

export const deskInvitations: Messages['desk']['invitations'] = {
  title: 'Einladungen',
  lead: 'Solange der Beitritt eine Einladung erfordert, kann sich nur registrieren, wer eine hat.',
  loading: 'Einladungen werden geladen …',
  loadFailed: 'Die Einladungen konnten nicht geladen werden. Bitte versuchen Sie es später noch einmal.',
  notNeeded: {
    open: 'Zurzeit können sich alle registrieren, deshalb braucht niemand eine Einladung.',
    closed: 'Zurzeit kann sich niemand registrieren, deshalb gelten nur Einladungen in Teams.',
  },
  settings: 'Ändern, wer sich registrieren kann',
  form: {
    title: 'Jemanden einladen',
    labels: {
      kind: 'Wen laden Sie ein?',
      email: 'E-Mail-Adresse',
      language: 'Sprache der E-Mail',
      max_uses: 'Anzahl der Registrierungen',
      note: 'Notiz',
      last_day: 'Letzter Tag',
    },
    hints: {
      note: 'Wofür der Link ist. Das lesen nur Betreiber.',
      last_day: 'Ohne Angabe gilt die Einladung 14 Tage lang.',
    },
    kinds: {
      address: {
        label: 'Eine Person per E-Mail',
        hint: 'Die E-Mail enthält einen Link, der nur für ihre Adresse gilt.',
      },
      link: {
        label: 'Alle, die einen Link haben',
        hint: 'Sie erhalten den Link und geben ihn selbst weiter.',
      },
    },
    emailInvalid: 'Geben Sie eine E-Mail-Adresse wie name@example.com ein.',
    usesInvalid: (maximum) => `Geben Sie eine ganze Zahl von 1 bis ${maximum} ein.`,
    tooLong: (maximum) => `Verwenden Sie höchstens ${maximum} Zeichen.`,
    send: 'Einladung senden',
    make: 'Link erstellen',
    submitting: 'Einen Moment …',
    failed: 'Die Einladung konnte nicht erstellt werden. Bitte versuchen Sie es noch einmal.',
    sent: (email) => `Die Einladung an ${email} ist unterwegs.`,
  },
  link: {
    title: 'Der Link Ihrer Einladung',
    text: 'Er wird nur jetzt angezeigt. Kopieren Sie ihn, bevor Sie diese Seite verlassen.',
    copy: 'Link kopieren',
    copied: 'Der Link ist kopiert.',
    notCopied: 'Der Link konnte nicht kopiert werden. Markieren und kopieren Sie ihn selbst.',
  },
  list: 'Alle Einladungen',
  empty: 'Niemand ist eingeladen',
  emptyReason: 'Eine Einladung steht hier bis 30 Tage nach ihrem letzten Tag.',
  columns: {
    whom: 'Für',
    state: 'Stand',
    uses: 'Registrierungen',
    made: 'Erstellt',
    lastDay: 'Letzter Tag',
    action: 'Aktion',
  },
  states: { waiting: 'Offen', used: 'Verwendet', expired: 'Abgelaufen', withdrawn: 'Zurückgezogen' },
  linkFor: (count, number) => plural(count, 'Link für 1 Registrierung', `Link für ${number} Registrierungen`),
  usesOf: (uses, maximum) => `${uses} von ${maximum}`,
  withdraw: 'Zurückziehen',
  withdrawOf: (whom) => `Zurückziehen: ${whom}`,
  withdrawn: 'Die Einladung ist zurückgezogen.',
  withdrawFailed: 'Die Einladung konnte nicht zurückgezogen werden. Bitte versuchen Sie es noch einmal.',
  kinds: { address: 'Für eine Adresse', link: 'Link' },
};
