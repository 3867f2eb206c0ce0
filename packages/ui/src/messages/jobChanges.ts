import { englishJobWords } from '@skillharbor/prose';

/** The texts about what the edits of a job have changed. */
export const jobChanges = {
  /** The texts that screen readers read before the old and the new value. */
  before: 'Before: ',
  after: 'Now: ',
  changedOn: (dateTime: string) => `Changed ${dateTime}`,
  /** The texts about a long text of which the user can read both versions. */
  texts: englishJobWords.changed,
  textBefore: 'Before',
  textAfter: 'Afterwards',
  earlier: (count: number, number: string) => (count === 1 ? '1 earlier edit' : `${number} earlier edits`),
};
