'use client';

import type { Job } from '@skillharbor/contract';
import { useJobMessages } from '../../messages/useJobMessages.ts';
import { DescriptionList } from '../../primitives/DescriptionList/DescriptionList.tsx';
import { PostedDate } from '../PostedDate/PostedDate.tsx';
import { useJobFacts } from './useJobFacts.tsx';

/** Lists the details of a job, except its texts and the facts that `JobKeys` shows. */
export function JobFacts({ job, today }: { job: Job; today: string }) {
  const {
    pay: _pay,
    application_deadline: _deadline,
    decision_date: _day,
    ...facts
  } = useJobFacts(job, {
    deadline: null,
    blindReview: useJobMessages().facts.blindReview,
    posted: <PostedDate job={job} today={today} labelled />,
  });
  return <DescriptionList layout="side" items={Object.values(facts).filter((fact) => fact !== null)} />;
}
