import { CardSkeleton } from '../../cards/CardSkeleton/CardSkeleton.tsx';
import { Card } from '../../primitives/Card/Card.tsx';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { Spinner } from '../../primitives/Spinner/Spinner.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { actions, bar, columns, names } from './ManageJobPage.css.ts';

const applicants = ['40%', '52%', '46%'];

/** Keeps the layout of the job and its applicants while they load, and says what is loading. */
export function ManageJobSkeleton({ label }: { label: string }) {
  return (
    <Stack space="24">
      <Spinner label={label} />
      <Card>
        <div className={bar}>
          <div className={names}>
            <Skeleton width="28rem" height="2.75rem" />
            <Skeleton width="5rem" height="1.5rem" />
            <Skeleton width="9rem" height="1.5rem" />
          </div>
          <div className={actions}>
            <Skeleton width="10rem" height="3rem" />
            <Skeleton width="10rem" height="3rem" />
          </div>
        </div>
      </Card>
      <div className={columns}>
        <Stack space="12">
          <Skeleton width="9rem" height="1.75rem" />
          {applicants.map((width) => (
            <CardSkeleton key={width} of="applicant" width={width} />
          ))}
        </Stack>
        <Card>
          <Skeleton lines={10} />
        </Card>
      </div>
    </Stack>
  );
}
