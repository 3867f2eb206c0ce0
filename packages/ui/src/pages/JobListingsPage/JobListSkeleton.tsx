import { Card, Skeleton, Spinner, Stack } from '../../primitives/index.ts';

const rows = ['52%', '38%', '46%', '58%', '41%'];

/** Keeps the layout of the list that is coming, and says what is being waited for. */
export function JobListSkeleton({ label }: { label: string }) {
  return (
    <Stack space="12">
      <Spinner label={label} />
      {rows.map((width) => (
        <Card key={width}>
          <Stack space="12">
            <Skeleton width={width} height="1.25rem" />
            <Skeleton width="34%" />
            <Skeleton width="70%" />
          </Stack>
        </Card>
      ))}
    </Stack>
  );
}
