import { agreementInputRules, deliverableRules } from '@skillharbor/contract';
import type { AgreementInput, AgreementTerms } from '@skillharbor/contract';
import type { agreements } from '../../messages/agreements.ts';
import type { client } from '../../messages/client.ts';
import type { Format } from '../../primitives/UiProvider/format.ts';
import { isBlank, isLongerThan, problemsOf } from '../checks.ts';
import { emptyPay, payIn, payProblems, payValues } from '../JobForm/payValues.ts';
import type { PayValues } from '../JobForm/payValues.ts';
import { deliverablesIn, deliverableProblems, deliverableValues } from './deliverableValues.ts';
import type { DeliverableValues } from './deliverableValues.ts';

/** The values of the form's fields. Texts are as typed. Days are `YYYY-MM-DD`, or '' if there is none. */
export type AgreementValues = PayValues &
  DeliverableValues & {
    scope: string;
    where: 'place' | 'remote';
    /** The form keeps the typed place while the work is remote, but does not send it. */
    place: string;
    start_date: string;
    notes: string;
  };

export const emptyAgreement: AgreementValues = {
  scope: '',
  ...deliverableValues([]),
  ...emptyPay,
  pay_period: 'project',
  start_date: '',
  where: 'remote',
  place: '',
  notes: '',
};

export function agreementValues(terms: AgreementTerms | null): AgreementValues {
  if (!terms) return emptyAgreement;
  const { scope, deliverables, pay, start_date, place, notes } = terms;
  return {
    scope,
    ...deliverableValues(deliverables),
    ...(pay ? payValues(pay) : { ...emptyPay, pay_period: 'project' }),
    start_date,
    where: place === null ? 'remote' : 'place',
    place: place ?? '',
    notes,
  };
}

/** Returns the terms to send to the server, without the number of the version that they change. */
export function agreementInput(values: AgreementValues): Omit<AgreementInput, 'based_on'> {
  return {
    scope: values.scope.trim(),
    deliverables: deliverablesIn(values),
    pay: payIn(values),
    start_date: values.start_date,
    place: values.where === 'remote' ? null : values.place.trim(),
    notes: values.notes.trim(),
  };
}

export function validateAgreement(
  values: AgreementValues,
  { errors }: (typeof agreements)['form'],
  payErrors: (typeof client)['jobForm']['errors'],
  format: Pick<Format, 'number'>,
) {
  const tooLong = (text: string, maximum: number) =>
    isLongerThan(text.trim(), maximum) ? errors.tooLong(format.number(maximum)) : undefined;
  const { scope, place, notes } = agreementInputRules;
  return problemsOf({
    scope: isBlank(values.scope) ? errors.scopeRequired : tooLong(values.scope, scope.maxLength),
    ...deliverableProblems(values, (title, due) => ({
      title: isBlank(title) ? errors.titleRequired : tooLong(title, deliverableRules.title.maxLength),
      due: due === '' ? errors.dueRequired : undefined,
    })),
    ...payProblems(values, payErrors),
    start_date: values.start_date === '' ? errors.startRequired : undefined,
    place: values.where === 'remote' ? undefined : placeProblem(),
    notes: tooLong(values.notes, notes.maxLength),
  });

  function placeProblem() {
    return isBlank(values.place) ? errors.placeRequired : tooLong(values.place, place.maxLength);
  }
}
