import type { Messages } from '../english.ts';

export const deletion: Messages['deletion'] = {
  title: 'Konto löschen',
  intro: 'Sie haben 7 Tage, um es sich anders zu überlegen. Danach kann niemand das Konto zurückholen.',
  open: 'Mein Konto löschen',
  modal: {
    title: 'Ihr Konto löschen?',
    intro: '7 Tage lang ändert sich nichts, und Sie können das Konto behalten. Dann geschieht Folgendes:',
    freelancer: [
      'Ihr Profil, Ihr Portfolio, Ihre Anschreiben, Lebensläufe und Bilder werden gelöscht.',
      'Ihre offenen Bewerbungen werden zurückgezogen, und die Auftraggeber sehen das.',
      'Auftraggeber behalten die Daten Ihrer Bewerbungen und ihre Entscheidungen, ohne Ihren Namen.',
      'Ihre beantworteten Fragen bleiben, weil alle sie lesen und sie Sie nicht nennen.',
    ],
    client: [
      'Ihr Unternehmen, Ihre Aufträge, Ihre Nachrichten und Ihre Notizen werden gelöscht.',
      'Wer noch auf eine Entscheidung wartet, bekommt eine E-Mail, dass es den Auftrag nicht mehr gibt.',
      'Freelancer behalten die Titel Ihrer Aufträge und Ihre Entscheidungen, ohne Ihre Texte und Ihren Namen.',
    ],
    labels: { password: 'Passwort' },
    submit: 'In 7 Tagen löschen',
    submitting: 'Wird gespeichert …',
    cancel: 'Abbrechen',
  },
  notice: {
    title: 'Ihr Konto wird gelöscht',
    text: (date) =>
      `Das geschieht am ${date}. Bis dahin ändert sich nichts, und Sie können das Konto behalten.`,
    keep: 'Mein Konto behalten',
    keeping: 'Wird gespeichert …',
    kept: 'Sie behalten Ihr Konto.',
    failed: 'Das Konto konnte nicht behalten werden. Bitte versuchen Sie es noch einmal.',
  },
};
