import type { Messages } from '../english.ts';

export const resumes: Messages['resumes'] = {
  title: 'Lebensläufe',
  intro:
    'Hinterlegen Sie hier bis zu fünf Lebensläufe und wählen Sie bei jeder Bewerbung einen aus. Auftraggeber sehen nur den, den Sie senden.',
  count: (count, maximum) => `${count} von höchstens ${maximum} Lebensläufen`,
  emptyTitle: 'Noch kein Lebenslauf hinterlegt',
  loading: 'Ihre Lebensläufe werden geladen …',
  loadFailed: 'Ihre Lebensläufe konnten nicht geladen werden. Bitte versuchen Sie es später noch einmal.',
  add: 'Lebenslauf hinzufügen',
  full: (maximum) =>
    `Es sind schon ${maximum} Lebensläufe. Entfernen Sie einen, um einen weiteren hinzuzufügen.`,
  isDefault: 'Standard',
  savedOn: (day) => `Hinterlegt am ${day}`,
  download: (name) => `„${name}“ herunterladen`,
  edit: (name) => `„${name}“ bearbeiten`,
  remove: (name) => `„${name}“ entfernen`,
  added: 'Lebenslauf hinzugefügt.',
  saved: 'Lebenslauf gespeichert.',
  removed: 'Lebenslauf entfernt.',
  form: {
    addTitle: 'Lebenslauf hinzufügen',
    editTitle: 'Lebenslauf bearbeiten',
    addIntro: 'Eine Datei als PDF, DOC oder DOCX und ein Name, an dem Sie sie erkennen.',
    editIntro: 'Abgesendete Bewerbungen behalten die Datei, mit der sie gesendet wurden.',
    labels: { name: 'Name', resume: 'Datei', is_default: 'Bei einer Bewerbung' },
    hints: { name: 'Nur Sie sehen ihn: „Gestaltung“, „Kurz, auf Englisch“.' },
    newFile: (name) => `Ohne neue Datei bleibt „${name}“.`,
    makeDefault: 'Diesen Lebenslauf zuerst vorschlagen',
    submitNew: 'Lebenslauf hinzufügen',
    submitEdit: 'Lebenslauf speichern',
    submitting: 'Wird gespeichert …',
    cancel: 'Abbrechen',
    nameRequired: 'Geben Sie dem Lebenslauf einen Namen.',
    fileRequired: 'Wählen Sie eine Datei.',
    tooLong: (maximum) => `Verwenden Sie höchstens ${maximum} Zeichen.`,
    failed: 'Der Lebenslauf konnte nicht gespeichert werden. Bitte versuchen Sie es noch einmal.',
  },
  removal: {
    title: 'Diesen Lebenslauf entfernen?',
    explanation: (name) =>
      `„${name}“ wird aus Ihrem Profil entfernt. Abgesendete Bewerbungen behalten ihre Datei.`,
    confirm: 'Entfernen',
    confirming: 'Wird entfernt …',
    cancel: 'Abbrechen',
    failed: 'Der Lebenslauf konnte nicht entfernt werden. Bitte versuchen Sie es noch einmal.',
  },
};
