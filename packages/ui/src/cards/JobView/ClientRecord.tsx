import type { DecisionRecord as DecisionRecordOfClient, Job } from '@skillharbor/contract';
import { Card } from '../../primitives/Card/Card.tsx';
import { CompanyTile } from '../../primitives/CompanyTile/CompanyTile.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { DecisionRecord } from '../DecisionRecord/DecisionRecord.tsx';
import { company as companyStyle, companyName } from './JobView.css.ts';

interface ClientRecordProps {
  job: Pick<Job, 'company' | 'company_slug' | 'company_logo'>;
  record: DecisionRecordOfClient;
}

/** Shows beside the 'Apply' button how often and how fast the client of the job decides. */
export function ClientRecord({ job, record }: ClientRecordProps) {
  const isNamed = job.company_slug !== null;
  return (
    <Card>
      <Stack space="12">
        {isNamed && (
          <div className={companyStyle}>
            <CompanyTile name={job.company} logo={job.company_logo} size={48} />
            <bdi className={companyName}>{job.company}</bdi>
          </div>
        )}
        <DecisionRecord record={record} />
      </Stack>
    </Card>
  );
}
