import type { Messages } from '../english.ts';

export const messageTemplates: Messages['client']['messageTemplates'] = {
  use: 'Gespeicherte Nachricht verwenden',
  keep: 'Diese Nachricht speichern',
  remove: (name) => `„${name}“ löschen`,
  name: 'Name der Nachricht',
  hint: (text) => `Nur für Sie. Gespeichert wird: ${text}`,
  nameRequired: 'Geben Sie der Nachricht einen Namen.',
  nameTooLong: (limit) => `Bitte verwenden Sie höchstens ${limit} Zeichen`,
  submit: 'Speichern',
  submitting: 'Wird gespeichert …',
  cancel: 'Abbrechen',
  failed: 'Die Nachricht konnte nicht geändert werden. Bitte versuchen Sie es noch einmal.',
};
