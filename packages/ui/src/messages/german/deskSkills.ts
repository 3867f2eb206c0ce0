import type { deskSkills as english } from '../deskSkills.ts';
import { plural } from './plural.ts';

const have = (count: number, number: string) =>
  plural(count, '1 Freelancer hat diese Fähigkeit.', `${number} Freelancer haben diese Fähigkeit.`);

export const deskSkills: typeof english = {
  title: 'Kenntnisse',
  lead: 'Was Freelancer auswählen und wonach Auftraggeber suchen. Jede Änderung gilt sofort und wird aufgezeichnet.',
  search: 'Name oder Kategorie',
  find: 'Suchen',
  loading: 'Kenntnisse werden geladen …',
  loadFailed: 'Die Kenntnisse konnten nicht geladen werden. Bitte versuchen Sie es später noch einmal.',
  empty: 'Keine Kenntnisse gefunden',
  emptyReason: 'Kein Name und keine Kategorie hat diesen Text.',
  columns: { name: 'Name', category: 'Kategorie', freelancers: 'Freelancer', actions: 'Aktionen' },
  ofSkill: (action, name) => `${action}: ${name}`,
  labels: { name: 'Name', category: 'Kategorie', into: 'Die Fähigkeit, die bleibt' },
  hints: { category: 'Eine vorhandene oder eine neue.' },
  add: {
    open: 'Fähigkeit hinzufügen',
    title: 'Fähigkeit hinzufügen',
    intro: () => 'Freelancer können sie sofort auswählen.',
    submit: 'Hinzufügen',
    submitting: 'Wird hinzugefügt …',
    done: 'Die Fähigkeit ist hinzugefügt.',
  },
  change: {
    open: 'Ändern',
    title: 'Fähigkeit ändern',
    intro: (count, number) => `${have(count, number)} Wer sie hat, behält sie unter dem neuen Namen.`,
    submit: 'Speichern',
    submitting: 'Wird gespeichert …',
    done: 'Die Fähigkeit ist geändert.',
  },
  merge: {
    open: 'Zusammenführen',
    title: 'Fähigkeit zusammenführen',
    intro: (count, number) =>
      `${have(count, number)} Wer sie hat, bekommt stattdessen die andere, und ebenso jede gespeicherte Suche. Das lässt sich nicht rückgängig machen.`,
    submit: 'Zusammenführen',
    submitting: 'Wird zusammengeführt …',
    done: 'Die Kenntnisse sind zusammengeführt.',
  },
  cancel: 'Abbrechen',
  nameRequired: 'Geben Sie einen Namen ein.',
  categoryRequired: 'Geben Sie eine Kategorie ein.',
  intoRequired: 'Wählen Sie die Fähigkeit, die bleibt.',
  tooLong: (maximum) => `Verwenden Sie höchstens ${maximum} Zeichen.`,
  failed: 'Das ist nicht gelungen. Bitte versuchen Sie es noch einmal.',
};
