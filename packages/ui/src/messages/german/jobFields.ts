import { germanJobWords } from '@skillharbor/prose';
import type { Messages } from '../english.ts';

export const jobLabels: Messages['jobs']['labels'] = {
  ...germanJobWords.parts,
  decision_date: 'Antwort bis',
  blind_review: 'Wie Sie Bewerber auswählen',
  application_limit: 'Begrenzung der Bewerbungen',
  screening_questions: 'Fragen an Bewerber',
  positions: 'Gesuchte Personen',
};

export const jobHints: Messages['client']['jobForm']['hints'] = {
  title:
    'So, wie Sie den Auftrag im Gespräch nennen würden, zum Beispiel „Produktdesign für eine Buchungs-App“.',
  short_description: 'Ein oder zwei Sätze, die in der Liste der Aufträge stehen.',
  description: 'Was zu tun ist, mit wem und was Sie in einer Bewerbung lesen möchten.',
  location: 'Stadt und Land oder „ortsunabhängig“.',
  hire_from: 'Die Länder, in denen wohnen kann, wen Sie suchen. „Überall“ ist auch eine Möglichkeit.',
  country: 'Das Land, in dem gearbeitet wird. Wer dort lebt, findet den Auftrag darüber.',
  salary_range: 'Was ein Betrag nicht sagt, in Ihren Worten: „dazu ein Anteil am Erlös“.',
  application_deadline: 'Der letzte Tag, an dem Bewerbungen eintreffen.',
  decision_date:
    'Bis zu diesem Tag erhalten alle eine Antwort; er steht beim Auftrag. Bleibt das Feld leer, sind es 14 Tage nach der Frist.',
  application_limit:
    'Sind so viele Bewerbungen eingetroffen, nimmt der Auftrag keine mehr an. Jede zurückgezogene oder abgelehnte macht einer anderen Platz. Bleibt das Feld leer, gibt es keine Begrenzung.',
  positions: 'Haben Sie so viele Bewerber angenommen, können Sie den Auftrag als vergeben markieren.',
};
