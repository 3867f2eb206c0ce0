import { germanJobWords } from '@skillharbor/prose';
import type { Messages } from '../english.ts';
import { plural } from './plural.ts';

export const jobChanges: Messages['jobs']['changes'] = {
  before: 'Vorher: ',
  after: 'Jetzt: ',
  changedOn: (dateTime) => `Geändert am ${dateTime}`,
  texts: germanJobWords.changed,
  textBefore: 'Vorher',
  textAfter: 'Nachher',
  earlier: (count, number) => plural(count, '1 frühere Änderung', `${number} frühere Änderungen`),
};
