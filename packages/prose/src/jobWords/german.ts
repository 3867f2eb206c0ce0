import type { JobWords } from './english.ts';

export const germanJobWords: JobWords = {
  categories: {
    tech: 'Technologie',
    finance: 'Finanzen',
    healthcare: 'Gesundheit',
    marketing: 'Marketing',
    education: 'Bildung',
    other: 'Sonstiges',
  },
  employmentTypes: {
    'full-time': 'Vollzeit',
    'part-time': 'Teilzeit',
    contract: 'Auf Projektbasis',
  },
  workTypes: {
    onsite: 'Vor Ort',
    hybrid: 'Hybrid',
    remote: 'Remote',
  },
  places: {
    anywhere: 'überall auf der Welt',
    groups: { EU: 'EU', EEA: 'EWR' },
  },
  overlap: (hours, zone) => `${hours} Std. am Tag mit ${zone}`,
  pay: {
    from: (amount) => `ab ${amount}`,
    per: {
      hour: (amount) => `${amount} pro Stunde`,
      day: (amount) => `${amount} pro Tag`,
      month: (amount) => `${amount} im Monat`,
      year: (amount) => `${amount} im Jahr`,
      project: (amount) => `${amount} für das Projekt`,
    },
  },
  parts: {
    title: 'Titel',
    short_description: 'Kurzbeschreibung',
    description: 'Beschreibung',
    category: 'Kategorie',
    location: 'Ort',
    employment_type: 'Beschäftigungsart',
    remote: 'Arbeitsweise',
    country: 'Land',
    hire_from: 'Wohnsitz möglich in',
    overlap: 'Gemeinsame Arbeitszeit',
    pay: 'Vergütung',
    salary_range: 'Angaben zur Vergütung',
    application_deadline: 'Bewerbungsfrist',
  },
  changed: {
    short_description: 'Die Kurzbeschreibung wurde geändert',
    description: 'Die Beschreibung wurde geändert',
  },
};
