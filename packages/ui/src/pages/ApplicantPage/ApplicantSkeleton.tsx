import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { Spinner } from '../../primitives/Spinner/Spinner.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { ReadingColumn } from '../../layout/ReadingColumns/ReadingColumns.tsx';
import { person } from './ApplicantPage.css.ts';

/** Keeps the layout of the profile, the letter and the decision while they load, and says what is loading. */
export function ApplicantSkeleton({ label }: { label: string }) {
  return (
    <Stack space="32">
      <Spinner label={label} />
      <div className={person}>
        <Skeleton width="4rem" height="4rem" shape="circle" />
        <Stack space="12">
          <Skeleton width="16rem" height="2rem" />
          <Skeleton width="12rem" />
          <Skeleton width="14rem" />
        </Stack>
      </div>
      <ReadingColumn>
        <Skeleton lines={8} />
        <Skeleton height="5rem" shape="block" />
      </ReadingColumn>
    </Stack>
  );
}
