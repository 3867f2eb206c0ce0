import { Card, Skeleton, Spinner, Stack } from '../../primitives/index.ts';

const rows = ['44%', '52%', '38%'];

/** Keeps the layout of the numbers and the listings that are coming, and says what is being waited for. */
export function DashboardSkeleton({ label }: { label: string }) {
  return (
    <Stack space="12">
      <Spinner label={label} />
      <Skeleton height="4rem" shape="block" />
      {rows.map((width) => (
        <Card key={width}>
          <Stack space="16">
            <Skeleton width={width} height="1.25rem" />
            <Skeleton width="60%" />
          </Stack>
        </Card>
      ))}
    </Stack>
  );
}
