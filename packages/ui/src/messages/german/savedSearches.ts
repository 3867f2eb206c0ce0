import type { Messages } from '../english.ts';
import { plural } from './plural.ts';

export const savedSearches: Messages['savedSearches'] = {
  title: 'Gespeicherte Suchen',
  loading: 'Ihre gespeicherten Suchen werden geladen …',
  loadFailed: 'Ihre gespeicherten Suchen konnten nicht geladen werden.',
  empty: 'Noch keine gespeicherten Suchen',
  jobs: {
    emptyReason:
      'Suchen Sie Aufträge und drücken Sie auf „Diese Suche speichern“. Hier und, wenn Sie möchten, per E-Mail erfahren Sie dann, was neu ist.',
    find: 'Aufträge finden',
    news: (count, number) => `${number} ${plural(count, 'neuer Auftrag', 'neue Aufträge')}`,
    more: (count, number) => `${number} ${plural(count, 'weiterer neuer Auftrag', 'weitere neue Aufträge')}`,
    nothingNew: 'Keine neuen Aufträge, seit Sie zuletzt nachgesehen haben',
    show: 'Alle Aufträge dieser Suche zeigen',
    frequencies: {
      off: 'Keine E-Mails',
      daily: 'Jeden Morgen eine E-Mail mit neuen Aufträgen',
      weekly: 'Jeden Montag eine E-Mail mit neuen Aufträgen',
    },
    hint: 'Wir senden keine leere E-Mail und nennen keinen Auftrag zweimal.',
  },
  freelancers: {
    emptyReason:
      'Suchen Sie Freelancer und drücken Sie auf „Diese Suche speichern“. Hier und, wenn Sie möchten, per E-Mail erfahren Sie dann, wer neu ist.',
    find: 'Freelancer finden',
    news: (count, number) => `${number} ${plural(count, 'neue Person', 'neue Personen')}`,
    more: (count, number) => `${number} ${plural(count, 'weitere neue Person', 'weitere neue Personen')}`,
    nothingNew: 'Niemand Neues, seit Sie zuletzt nachgesehen haben',
    show: 'Alle Freelancer dieser Suche zeigen',
    frequencies: {
      off: 'Keine E-Mails',
      daily: 'Jeden Morgen eine E-Mail mit neuen Freelancern',
      weekly: 'Jeden Montag eine E-Mail mit neuen Freelancern',
    },
    hint: 'Wir nennen nur Freelancer, die es in ihrem Profil erlauben, und niemanden zweimal. Keine E-Mail ist leer.',
  },
  edit: (name) => `„${name}“ ändern oder löschen`,
  form: {
    labels: {
      name: 'Bezeichnung',
      words: 'Suchwörter',
      filters: 'Filter',
      frequency: 'Welche E-Mails möchten Sie?',
    },
    nameRequired: 'Geben Sie eine Bezeichnung ein.',
    conditionRequired: 'Geben Sie ein Wort ein, oder behalten Sie einen Filter.',
    filtersHint: 'Nehmen Sie das Häkchen von Filtern weg, die Sie nicht mehr möchten.',
    submit: 'Änderungen speichern',
    submitting: 'Wird gespeichert …',
    delete: 'Diese Suche löschen',
  },
  save: {
    open: 'Diese Suche speichern',
    submit: 'Suche speichern',
    submitting: 'Wird gespeichert …',
    saved: 'Diese Suche ist gespeichert.',
    see: 'Ihre gespeicherten Suchen ansehen',
  },
  saveFailed: 'Die Suche konnte nicht gespeichert werden. Bitte versuchen Sie es noch einmal.',
  changeFailed: 'Die Suche konnte nicht geändert werden. Bitte versuchen Sie es noch einmal.',
  changed: 'Die Suche ist geändert.',
  deleted: 'Die Suche ist gelöscht.',
  link: {
    title: 'Ihre gespeicherte Suche',
    loading: 'Ihre Suche wird nachgesehen, einen Moment …',
    loadFailed: 'Ihre Suche konnte nicht nachgesehen werden. Bitte versuchen Sie es noch einmal.',
    unknownLink:
      'Dieser Link funktioniert nicht: Vielleicht ist die Suche gelöscht. Wenn Sie angemeldet sind, sehen Sie alles, was Sie gespeichert haben.',
    deletedExplained: 'Sie erhalten keine E-Mails mehr darüber.',
  },
};
