import { CardSkeleton } from '../../cards/CardSkeleton/CardSkeleton.tsx';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { Spinner } from '../../primitives/Spinner/Spinner.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';

const rows = ['44%', '52%', '38%'];

/** Keeps the layout of the totals and the listings while they load, and says what is loading. */
export function MyJobsSkeleton({ label }: { label: string }) {
  return (
    <Stack space="32">
      <Spinner label={label} />
      <Skeleton height="18rem" shape="block" />
      <Stack space="16">
        <Skeleton width="10rem" height="1.75rem" />
        <Skeleton height="4rem" shape="block" />
        <Stack space="12">
          {rows.map((width) => (
            <CardSkeleton key={width} of="myJob" width={width} />
          ))}
        </Stack>
      </Stack>
    </Stack>
  );
}
