import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { Spinner } from '../../primitives/Spinner/Spinner.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';

/** Reserves the space of the form while the job to edit or copy loads. */
export function JobFormSkeleton({ label }: { label: string }) {
  return (
    <Stack space="24">
      <Spinner label={label} />
      <Skeleton width="8rem" height="1.75rem" />
      <Skeleton height="2.75rem" shape="block" />
      <Skeleton height="6rem" shape="block" />
      <Skeleton height="14rem" shape="block" />
    </Stack>
  );
}
