'use client';

import type { Role } from '@skillharbor/contract';
import { Check } from 'lucide-react';
import { usePricingMessages } from '../../messages/usePricingMessages.ts';
import { useFormat } from '../../primitives/UiProvider/context.ts';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './PlanTable.css.ts';
import { comparedRows, most, planNames, prices } from './plans.ts';
import type { PlanName } from './plans.ts';

/** Compares the plans of one role. */
export function PlanTable({ role, label }: { role: Role; label: string }) {
  const { compare: messages, plans } = usePricingMessages();
  const valueOf = useValueOf(role);
  return (
    <table aria-label={label} className={styles.table}>
      <thead className={styles.group}>
        <tr className={styles.head}>
          <th scope="col" className={styles.corner}>
            <VisuallyHidden>{messages.part}</VisuallyHidden>
          </th>
          {planNames.map((plan) => (
            <th
              key={plan}

              scope="col"
              className={styles.plan({ recommended: plan === 'basic' })}
            >
              {plans[role][plan].name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className={styles.group}>
        {comparedRows[role].map((row) => (
          <tr key={row} className={styles.row}>
            <th scope="row" className={styles.name}>
              {messages.rows[row]}
            </th>
            {planNames.map((plan) => (
              <td key={plan} className={styles.value}>
                {valueOf(row, plan)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function useValueOf(role: Role) {
  const { compare: messages } = usePricingMessages();
  const format = useFormat();
  const missing = (
    <>
      <span aria-hidden className={styles.missing}>
        –
      </span>
      <VisuallyHidden>{messages.notIncluded}</VisuallyHidden>
    </>
  );
  return (row: (typeof comparedRows)[Role][number], plan: PlanName) => {
    switch (row) {
      case 'price':
        return format.money(prices[role][plan], 'USD');
      case 'applications':
      case 'listings': {
        const limit = most[row][plan];
        return limit === null ? messages.unlimited : format.number(limit);
      }
      case 'help':
        return plan === 'free' ? missing : messages.help[plan];
      case 'trial':
        return plan === 'basic' ? messages.trial : missing;
      case 'profile':
      case 'jobs':
      case 'applicants':
      case 'directory':
        return (
          <>
            <span className={styles.tick}>
              <Check />
            </span>
            <VisuallyHidden>{messages.included}</VisuallyHidden>
          </>
        );
    }
  };
}
