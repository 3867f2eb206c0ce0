import type { Messages } from '../english.ts';

export const messageTemplates: Messages['client']['messageTemplates'] = {
  use: 'Aufbewahrte Nachricht verwenden',
  keep: 'Diese Nachricht aufbewahren',
  remove: (name) => `„${name}“ löschen`,
  name: 'Name der Nachricht',
  hint: (text) => `Nur für Sie. Aufbewahrt wird: ${text}`,
  nameRequired: 'Geben Sie der Nachricht einen Namen.',
  nameTooLong: (limit) => `Bitte verwenden Sie höchstens ${limit} Zeichen`,
  submit: 'Aufbewahren',
  submitting: 'Wird aufbewahrt …',
  cancel: 'Abbrechen',
  failed: 'Die Nachricht konnte nicht geändert werden. Bitte versuchen Sie es noch einmal.',
};
