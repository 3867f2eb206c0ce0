import { agreementTerms } from '@skillharbor/mocks';
import { expect, test } from 'vitest';
import { agreements } from '../../messages/agreements.ts';
import { jobForm } from '../../messages/jobForm.ts';
import { agreementInput, agreementValues, emptyAgreement, validateAgreement } from './agreementValues.ts';
import { addDeliverable, removeDeliverable } from './deliverableValues.ts';

const check = (values: typeof emptyAgreement) =>
  validateAgreement(values, agreements.form, jobForm.errors, { number: String });

test('the terms of an agreement are unchanged after the form has read and written them', () => {
  expect(agreementInput(agreementValues(agreementTerms))).toEqual(agreementTerms);
});

test('the terms of remote work contain no place, even if the user typed one', () => {
  expect(agreementInput({ ...agreementValues(agreementTerms), where: 'remote' }).place).toBeNull();
});

test('each required field gets an error if it is empty', () => {
  expect(check({ ...emptyAgreement, ...addDeliverable(emptyAgreement), where: 'place' })).toEqual({
    scope: [agreements.form.errors.scopeRequired],
    start_date: [agreements.form.errors.startRequired],
    place: [agreements.form.errors.placeRequired],
    deliverable_1_title: [agreements.form.errors.titleRequired],
    deliverable_1_due: [agreements.form.errors.dueRequired],
  });
});

test('if a deliverable is removed, the later deliverables move up', () => {
  const values = agreementValues({
    ...agreementTerms,
    deliverables: ['One', 'Two', 'Three'].map((title) => ({ title, due: '2026-07-31' })),
  });
  const { deliverables } = agreementInput({ ...values, ...removeDeliverable(values, 2) });
  expect(deliverables.map(({ title }) => title)).toEqual(['One', 'Three']);
});
