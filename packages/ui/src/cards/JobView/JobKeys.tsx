'use client';

import type { Job } from '@skillharbor/contract';
import { useJobMessages } from '../../messages/useJobMessages.ts';
import { useFormat } from '../../primitives/UiProvider/context.ts';
import { DeadlineValue } from './DeadlineValue.tsx';
import { key, keys, keysContainer, pay as payStyle, term, value } from './JobView.css.ts';
import { useJobPay } from './useJobPay.tsx';

/** Shows the facts that readers look at first: the pay, the deadline, and the decision date. */
export function JobKeys({ job, today }: { job: Job; today: string }) {
  const { labels, facts } = useJobMessages();
  const format = useFormat();
  const pay = useJobPay(job);
  return (
    <div className={keysContainer}>
      <dl className={keys}>
        <div className={key}>
          <dt className={term}>{pay.term}</dt>
          <dd className={payStyle}>{pay.value}</dd>
        </div>
        <div className={key}>
          <dt className={term}>{labels.application_deadline}</dt>
          <dd className={value}>
            <DeadlineValue job={job} today={today} />
          </dd>
        </div>
        <div className={key}>
          <dt className={term}>{labels.decision_date}</dt>
          <dd className={value}>
            {job.decision_date === '' ? facts.notGiven : format.date(job.decision_date)}
          </dd>
        </div>
      </dl>
    </div>
  );
}
