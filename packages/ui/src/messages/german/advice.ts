import type { Messages } from '../english.ts';
import { plural } from './plural.ts';

export const advice: Messages['advice'] = {
  preview: {
    title: 'Vorschau',
    explanation: 'So sehen es die Bewerber.',
    card: 'In der Liste der Aufträge',
    page: 'Auf der eigenen Seite',
    openPage: 'Vorschau der Seite',
    placeholders: {
      title: 'Titel',
      company: 'Ihr Unternehmen',
      location: 'Ort',
      short_description: 'Die Kurzbeschreibung in ein oder zwei Sätzen.',
      description: 'Die Beschreibung.',
    },
  },
  suggestions: {
    title: 'Vorschläge',
    optional: 'Sie können den Auftrag auch ausschreiben, ohne ihnen zu folgen.',
    count: (count, number) => plural(count, '1 Vorschlag', `${number} Vorschläge`),
    more: (number) => `${number} weitere`,
  },
  sentences: {
    noPlace: () =>
      'Nennen Sie Stadt und Land: Ob Arbeit vor Ort infrage kommt, entscheidet sich am Weg dorthin.',
    excludingWords: (words) =>
      `Ersetzen Sie ${words}: Wer die Arbeit gut machen könnte, fühlt sich davon vielleicht nicht angesprochen.`,
    contactDetails: (words) =>
      `Lassen Sie ${words} weg: Alle können es lesen, auch Spammer, und Bewerbungen erreichen Sie hier ohnehin.`,
    noPay: () =>
      'Nennen Sie die Vergütung: Danach vergleichen Bewerber Aufträge, bevor sie sich die Zeit nehmen.',
    wideSpread: () =>
      'Der obere Betrag ist mehr als doppelt so hoch wie der untere. Bewerber können nicht erkennen, was Sie ihnen bieten würden.',
    shortText: () =>
      'Schreiben Sie etwas mehr über Aufgaben, Team und Zeitaufwand, damit klar wird, für wen es passt.',
    allCapitals: () =>
      'Schreiben Sie nicht durchgehend in Großbuchstaben: Das wirkt laut und liest sich langsamer.',
    farDeadline: () =>
      'Die Frist endet erst in mehr als 90 Tagen: Wer sich früh bewirbt, hat bis dahin vielleicht andere Arbeit.',
    titleForSearch: () =>
      'Verzichten Sie im Titel auf Sonderzeichen, Beträge und Zusätze wie „dringend“: Suchmaschinen lehnen Titel ab, in denen mehr als die Tätigkeit steht.',
    placeForSearch: () =>
      'Wählen Sie das Land oder den möglichen Wohnsitz: Suchmaschinen lassen Aufträge weg, deren Land sie nicht erkennen.',
    companyForSearch: () =>
      'In Ihrem Konto steht kein Unternehmen. Ohne einen Namen nehmen Suchmaschinen den Auftrag nicht auf.',
  },
};
