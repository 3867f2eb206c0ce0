import type { Messages } from '../english.ts';
import { jobHints, jobLabels } from './jobFields.ts';

export const jobForm: Messages['client']['jobForm'] = {
  sections: {
    work: 'Die Arbeit',
    terms: 'Ort und Bedingungen',
    pay: 'Vergütung und Frist',
    review: 'Bewerber',
  },
  labels: {
    ...jobLabels,
    pay_min: 'Von',
    pay_max: 'Bis',
    pay_currency: 'Währung',
    pay_period: 'Pro',
    overlap_hours: 'Gemeinsame Stunden am Tag',
    overlap_time_zone: 'Mit der Arbeitszeit in',
    publish_on: 'Öffentlich ab',
  },
  hints: jobHints,
  /** The hints of the field `publish_on`, for a new job and for an inactive one. */
  publication: {
    new: 'Lassen Sie das Feld leer, um den Auftrag sofort zu veröffentlichen. Sonst wird er öffentlich, wenn dieser Tag in UTC beginnt.',
    inactive:
      'Der Auftrag wird von selbst öffentlich, wenn dieser Tag in UTC beginnt. Lassen Sie das Feld leer, um ihn selbst zu aktivieren.',
  },
  reviews: {
    named: {
      label: 'Mit Namen',
      hint: 'Namen, Profile und Lebensläufe sind von Anfang an zu sehen.',
    },
    blind: {
      label: 'Ohne Namen',
      hint: 'Namen, Bilder, Tätigkeiten, Orte, Links und Lebensläufe bleiben verborgen, bis Sie entscheiden oder sie aufdecken. Stundensätze sind Spannen, und aufgeführt sind nur Kenntnisse, die der Auftrag nennt. Freelancer lesen das beim Auftrag.',
    },
  },
  hiring: {
    notStated: 'Nicht angegeben',
    anywhere: 'Überall auf der Welt',
    groups: { EU: 'Europäische Union (EU)', EEA: 'Europäischer Wirtschaftsraum (EWR)' },
    suggestion: (place) => `Ihr Ort nennt: ${place}`,
    useCountry: 'Als Land übernehmen',
    useHireFrom: 'Als Wohnsitz übernehmen',
  },
  payPeriods: {
    hour: 'Stunde',
    day: 'Tag',
    month: 'Monat',
    year: 'Jahr',
    project: 'Projekt',
  },
  payPreview: {
    label: 'So wird es zu lesen sein:',
    empty: 'Noch kein Betrag.',
    hint: 'Lassen Sie „Bis“ leer für „ab …“. Einen festen Betrag geben Sie zweimal ein.',
  },
  screening: {
    introduction: (most) =>
      `Stellen Sie allen, die sich bewerben, bis zu ${most} eigene Fragen. Die Antworten lesen Sie unter dem Anschreiben, und nebeneinander, wenn Sie Bewerber vergleichen.`,
    question: (number) => `Frage ${number}`,
    labels: {
      text: 'Ihre Frage',
      kind: 'Beantwortet wird sie',
      choices: 'Auswahl',
      need: 'Eine Antwort ist',
    },
    hints: {
      text: 'Fragen Sie in einem Satz nach dem, was im Anschreiben vielleicht nicht steht.',
      choices: 'Eine Antwort je Zeile: mindestens zwei, höchstens sechs.',
    },
    kinds: { text: 'In eigenen Worten', choice: 'Mit einer Antwort zur Auswahl' },
    needs: { required: 'Erforderlich', optional: 'Freiwillig' },
    add: 'Frage hinzufügen',
    remove: (number) => `Frage ${number} entfernen`,
    removed: (number) => `Frage ${number} ist entfernt.`,
  },
  assistant: 'Vorschau und Vorschläge',
  cancel: 'Abbrechen',
  errors: {
    titleRequired: 'Der Titel fehlt',
    shortDescriptionRequired: 'Die Kurzbeschreibung fehlt',
    descriptionRequired: 'Die Beschreibung fehlt',
    locationRequired: 'Der Ort fehlt',
    deadlineRequired: 'Die Bewerbungsfrist fehlt',
    overlapInvalid: (most) => `Geben Sie eine ganze Zahl von Stunden von 1 bis ${most} ein.`,
    lowerAmountMissing: 'Geben Sie auch den unteren Betrag ein.',
    amountInvalid: 'Geben Sie einen Betrag wie 60 oder 1.200,50 ein.',
    upperBelowLower: 'Der obere Betrag liegt unter dem unteren.',
    deadlinePast: 'Die Frist darf nicht in der Vergangenheit liegen',
    decisionDateTooEarly: 'Antworten dürfen nicht vor der Frist fällig sein',
    decisionDateTooLate: (days) => `Antworten Sie innerhalb von ${days} Tagen nach der Frist`,
    decisionDatePast: 'Antworten dürfen nicht in der Vergangenheit fällig sein',
    publicationPast: 'Der Auftrag kann frühestens heute öffentlich werden',
    publicationTooLate: 'Der Auftrag muss öffentlich werden, bevor seine Frist abläuft',
    positionsInvalid: (most) => `Geben Sie eine ganze Zahl von 1 bis ${most} ein.`,
    limitInvalid: (most) => `Geben Sie eine ganze Zahl von 1 bis ${most} ein oder lassen Sie das Feld leer.`,
    tooLong: (limit) => `Bitte verwenden Sie höchstens ${limit} Zeichen`,
    questionRequired: 'Schreiben Sie die Frage, oder entfernen Sie sie.',
    questionRepeated: 'Das fragen Sie schon.',
    choicesCount: (least, most) => `Geben Sie ${least} bis ${most} Antworten ein, eine je Zeile.`,
    choiceTooLong: (limit) => `Verwenden Sie für jede Antwort höchstens ${limit} Zeichen.`,
    choiceRepeated: 'Geben Sie jede Antwort einmal ein.',
  },
  draft: { save: 'Als Entwurf speichern', saving: 'Entwurf wird gespeichert…' },
  draftFailed:
    'Der Entwurf konnte nicht gespeichert werden. Ihr Text ist noch hier: Bitte versuchen Sie es noch einmal.',
  failed:
    'Der Auftrag konnte nicht gespeichert werden. Ihr Text ist noch da: Bitte versuchen Sie es noch einmal.',
};

export const createJob: Messages['client']['createJob'] = {
  title: 'Auftrag ausschreiben',
  introduction:
    'Der Auftrag erscheint in der Liste, sobald Sie ihn anlegen, oder an dem Tag, den Sie wählen. Sie können ihn jederzeit ändern.',
  submit: 'Auftrag ausschreiben',
  submitting: 'Auftrag wird ausgeschrieben …',
  copiedFrom: 'Ohne die Termine kopiert von:',
  notCopied: 'Es wurde nichts kopiert, denn diesen Auftrag gibt es nicht, oder er gehört nicht Ihnen.',
  draftLoadFailed: 'Der Entwurf konnte nicht geladen werden.',
  draftGone:
    'Diesen Entwurf gibt es nicht mehr, oder er gehört jemand anderem. Sie können hier einen neuen Auftrag beginnen.',
};

export const editJob: Messages['client']['editJob'] = {
  title: 'Auftrag bearbeiten',
  loading: 'Der Auftrag wird geladen …',
  submit: 'Änderungen speichern',
  submitting: 'Änderungen werden gespeichert …',
  conflict: {
    title: 'Dieser Auftrag wurde inzwischen geändert',
    explanation:
      'Von Ihrem Text ist nichts verloren: Er steht noch im Formular, ist aber nicht gespeichert. Diese Felder wurden geändert, seit Sie die Seite geöffnet haben:',
    otherwise:
      'Von Ihrem Text ist nichts verloren: Er steht noch im Formular. Keines dieser Felder wurde geändert, Sie können ihn jetzt speichern.',
    choice: 'Wenn Sie jetzt speichern, ersetzt Ihr Text diese Änderungen.',
    useCurrent: 'Meinen Text verwerfen und den anderen übernehmen',
  },
};
