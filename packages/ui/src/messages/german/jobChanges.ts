import type { Messages } from '../english.ts';
import { plural } from './plural.ts';

export const jobChanges: Messages['jobs']['changes'] = {
  labels: {
    title: 'Titel',
    short_description: 'Kurzbeschreibung',
    description: 'Beschreibung',
    category: 'Kategorie',
    location: 'Ort',
    employment_type: 'Beschäftigungsart',
    remote: 'Arbeitsweise',
    pay: 'Vergütung',
    salary_range: 'Angaben zur Vergütung',
    application_deadline: 'Bewerbungsfrist',
  },
  before: 'Vorher: ',
  after: 'Jetzt: ',
  changedOn: (dateTime) => `Geändert am ${dateTime}`,
  texts: {
    short_description: 'Die Kurzbeschreibung wurde geändert',
    description: 'Die Beschreibung wurde geändert',
  },
  textBefore: 'Vorher',
  textAfter: 'Nachher',
  earlier: (count, number) => plural(count, '1 frühere Änderung', `${number} frühere Änderungen`),
};
