import type { JobVersion } from '@skillharbor/contract';

/** What the edits of a job have changed. */
export const jobChanges = {
  labels: {
    title: 'Title',
    short_description: 'Short description',
    description: 'Description',
    category: 'Category',
    location: 'Location',
    employment_type: 'Employment type',
    remote: 'Work type',
    pay: 'Pay',
    salary_range: 'Salary range',
    application_deadline: 'Application deadline',
  } satisfies Record<keyof JobVersion, string>,
  /** For screen readers, before each of the two values. */
  before: 'Before: ',
  after: 'Now: ',
  changedOn: (dateTime: string) => `Changed ${dateTime}`,
  /** Of a long text, both versions of which can be read. */
  texts: {
    short_description: 'The short description was changed',
    description: 'The description was changed',
  },
  textBefore: 'Before',
  textAfter: 'Afterwards',
  earlier: (count: number, number: string) => (count === 1 ? '1 earlier edit' : `${number} earlier edits`),
};
