import type { AgreementTerms } from '@skillharbor/contract';

/** The terms of agreements in tests. */
export const agreementTerms: AgreementTerms = {
  scope: 'Two days of interviews on board.',
  deliverables: [{ title: 'Report', due: '2026-07-31' }],
  pay: { min: 4200, max: 4200, currency: 'EUR', period: 'project' },
  start_date: '2026-07-02',
  place: 'Pier 4',
  notes: '',
};
