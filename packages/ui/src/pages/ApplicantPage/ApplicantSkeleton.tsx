import { Card, Skeleton, Spinner, Stack } from '../../primitives/index.ts';
import { columns, person, reading } from './ApplicantPage.css.ts';

/** Keeps the layout of the person, the letter and the decision that are coming, and says what is being waited for. */
export function ApplicantSkeleton({ label }: { label: string }) {
  return (
    <Stack space="32">
      <Spinner label={label} />
      <div className={person}>
        <Skeleton width="6rem" height="6rem" shape="circle" />
        <Stack space="12">
          <Skeleton width="16rem" height="2rem" />
          <Skeleton width="12rem" />
          <Skeleton width="14rem" />
        </Stack>
      </div>
      <div className={columns}>
        <div className={reading}>
          <Skeleton lines={8} />
          <Skeleton height="5rem" shape="block" />
        </div>
        <Card>
          <Skeleton lines={4} />
        </Card>
      </div>
    </Stack>
  );
}
