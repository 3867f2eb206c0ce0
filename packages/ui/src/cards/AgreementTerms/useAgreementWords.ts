'use client';

import type { Agreement, AgreementPart, Deliverable, Role } from '@skillharbor/contract';
import { isolate, noCompany } from '@skillharbor/prose';
import { useAgreementMessages } from '../../messages/useAgreementMessages.ts';
import { useFormat } from '../../primitives/UiProvider/context.ts';
import { usePayFormat } from '../JobView/usePayFormat.ts';

/** The terms that are short enough for one line. */
export const shortTerms = ['pay', 'start_date', 'place'] as const satisfies readonly (keyof AgreementPart)[];

/** Returns functions that describe the terms of an agreement in the user's language. */
export function useAgreementWords() {
  const { words } = useAgreementMessages();
  const format = useFormat();
  const formatPay = usePayFormat();
  const deliverable = ({ title, due }: Deliverable) => words.deliverable(isolate(title), format.date(due));
  return {
    deliverable,
    short: ({ pay, start_date, place }: AgreementPart, term: (typeof shortTerms)[number]): string => {
      if (term === 'pay') return pay ? formatPay(pay) : words.noAmount;
      if (term === 'place') return place ?? words.remote;
      return start_date ? format.date(start_date) : '';
    },
    deliverables: ({ deliverables = [] }: AgreementPart): string =>
      deliverables.length === 0
        ? words.noDeliverables
        : deliverables.map((one) => `- ${deliverable(one)}`).join('\n'),
  };
}

type Names = Pick<Agreement, 'client_name' | 'freelancer_name'>;

/** Returns a function that names the client and the freelancer of an agreement. */
export function usePartyName({ client_name, freelancer_name }: Names): (role: Role) => string {
  const { words, client } = useAgreementMessages();
  return (role) => {
    const name = role === 'client' ? client_name : freelancer_name;
    if (name === null) return words.formerMember;
    return role === 'client' && name === noCompany ? client : name;
  };
}
