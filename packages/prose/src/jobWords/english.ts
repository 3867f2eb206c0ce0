/** The texts for a job's values, pay and parts, which pages, mails and pictures share. */
export const englishJobWords = {
  categories: {
    tech: 'Tech',
    finance: 'Finance',
    healthcare: 'Healthcare',
    marketing: 'Marketing',
    education: 'Education',
    other: 'Other',
  },
  employmentTypes: {
    'full-time': 'Full-time',
    'part-time': 'Part-time',
    contract: 'Contract',
  },
  workTypes: {
    onsite: 'On site',
    hybrid: 'Hybrid',
    remote: 'Remote',
  },
  places: {
    anywhere: 'anywhere',
    groups: { EU: 'the EU', EEA: 'the EEA' },
  },
  /** @param zone the name of a time zone */
  overlap: (hours: number, zone: string) => `${hours} h a day with ${zone}`,
  pay: {
    from: (amount: string) => `from ${amount}`,
    per: {
      hour: (amount: string) => `${amount} an hour`,
      day: (amount: string) => `${amount} a day`,
      month: (amount: string) => `${amount} a month`,
      year: (amount: string) => `${amount} a year`,
      project: (amount: string) => `${amount} for the project`,
    },
  },
  /** The names of the parts that an edit can change. */
  parts: {
    title: 'Title',
    short_description: 'Short description',
    description: 'Description',
    category: 'Category',
    location: 'Location',
    employment_type: 'Employment type',
    remote: 'Work type',
    country: 'Country',
    hire_from: 'Hires from',
    overlap: 'Overlap',
    pay: 'Pay',
    salary_range: 'Salary range',
    application_deadline: 'Application deadline',
  },
  /** Reports a change to a part whose text is too long to repeat. */
  changed: {
    short_description: 'The short description was changed',
    description: 'The description was changed',
  },
};

/** The type of these texts in every language. */
export type JobWords = typeof englishJobWords;
