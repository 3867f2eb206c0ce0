import type { Messages } from '../english.ts';
import { plural } from './plural.ts';

export const blindReview: Messages['client']['blindReview'] = {
  title: 'Auswahl ohne Namen',
  hidden: 'Name verborgen',
  hiddenFact: 'Nicht gezeigt',
  revealed: {
    chosen: (date) => `Sie haben den Namen am ${date} aufgedeckt`,
    decision: (date) => `Name mit Ihrer Entscheidung am ${date} aufgedeckt`,
    review_ended: (date) => `Name am ${date} aufgedeckt, als Sie die Auswahl ohne Namen beendet haben`,
  },
  explanation:
    'Name, Bild, Tätigkeit, Ort, Profil und Links bleiben verborgen, bis Sie entscheiden, ebenso der Lebenslauf, der sie verrät. Der Stundensatz ist eine Spanne, und aufgeführt sind nur Kenntnisse, die der Auftrag bei der Bewerbung nannte. Stundensatz, Verfügbarkeit oder einzelne Kenntnisse fehlen, wo weniger als fünf Freelancer im Verzeichnis gleich aussähen. Im Anschreiben und in den Antworten ersetzt „[…]“ Namen, E-Mail-Adressen, Telefonnummern, Benutzernamen und Links.',
  masked: {
    explanation: (parts) =>
      `„[…]“ verbirgt ${parts}, um nicht zu verraten, wer das Anschreiben verfasst hat.`,
    names: (count, number) => plural(count, 'einen Namen', `${number} Namen`),
    addresses: (count, number) => plural(count, 'eine Adresse', `${number} Adressen`),
    links: (count, number) => plural(count, 'einen Link', `${number} Links`),
  },
  reveal: 'Name aufdecken',
  nameHint: '{name} wird darin durch den Vornamen ersetzt.',
  revealModal: {
    title: (name) => `Aufdecken, wer ${name} ist?`,
    explanation: 'Sie sehen Name, Profil und Lebenslauf sofort. Sie lassen sich nicht wieder verbergen.',
    record: 'Der Zeitpunkt wird festgehalten. Sie und die betroffene Person sehen ihn.',
    confirm: 'Aufdecken',
    confirming: 'Wird aufgedeckt …',
    cancel: 'Abbrechen',
    failed: 'Der Name konnte nicht aufgedeckt werden. Bitte versuchen Sie es noch einmal.',
  },
  endModal: {
    title: 'Alle Wartenden aufdecken?',
    explanation:
      'Danach sehen Sie, von wem die Bewerbungen stammen, die auf Ihre Entscheidung warten. Die Namen lassen sich nicht wieder verbergen.',
    record: 'Das wird bei jeder Bewerbung festgehalten. Sie und die Bewerber sehen es.',
    confirm: 'Speichern und aufdecken',
    cancel: 'Weiter bearbeiten',
  },
};
