import { Card } from '../../primitives/Card/Card.tsx';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { Spinner } from '../../primitives/Spinner/Spinner.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';

const widths = ['72%', '58%'];

/** Takes the place of questions while they load, and says that they are loading. */
export function QuestionsSkeleton({ label }: { label: string }) {
  return (
    <Stack space="12">
      <Spinner label={label} />
      {widths.map((width) => (
        <Card key={width}>
          <Stack space="16">
            <Skeleton width={width} height="1.25rem" />
            <Skeleton lines={2} />
          </Stack>
        </Card>
      ))}
    </Stack>
  );
}
