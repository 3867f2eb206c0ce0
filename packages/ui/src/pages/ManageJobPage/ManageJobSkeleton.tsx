import { CardSkeleton } from '../../cards/CardSkeleton/CardSkeleton.tsx';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { Spinner } from '../../primitives/Spinner/Spinner.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';

const rows = ['40%', '52%', '46%'];

/** Keeps the layout of the bar, its tabs and a list while they load, and says what is loading. */
export function ManageJobSkeleton({ label }: { label: string }) {
  return (
    <Stack space="24">
      <Spinner label={label} />
      <Stack space="12">
        <Skeleton width="min(28rem, 100%)" height="2.5rem" />
        <Skeleton width="min(20rem, 100%)" height="2.75rem" />
      </Stack>
      <Stack space="8">
        {rows.map((width) => (
          <CardSkeleton key={width} of="applicant" width={width} />
        ))}
      </Stack>
    </Stack>
  );
}
