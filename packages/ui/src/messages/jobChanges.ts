import { englishJobWords } from '@skillharbor/prose';

/** The texts about what the edits of a job have changed. */
export const jobChanges = {
  /** The texts that screen readers read before each of the two values. */
  before: 'Before: ',
  after: 'Now: ',
  changedOn: (dateTime: string) => `Changed ${dateTime}`,
  /** The texts about a long text, both versions of which can be read. */
  texts: englishJobWords.changed,
  textBefore: 'Before',
  textAfter: 'Afterwards',
  earlier: (count: number, number: string) => (count === 1 ? '1 earlier edit' : `${number} earlier edits`),
};
