import { action, layout, side, text } from './JobView.css.ts';
import { Card } from '../../primitives/Card/Card.tsx';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { Spinner } from '../../primitives/Spinner/Spinner.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';

/** Keeps the layout of the job while it loads, and says what is loading. */
export function JobSkeleton({ label }: { label: string }) {
  return (
    <Stack space="32">
      <Spinner label={label} />
      <Stack space="16">
        <Skeleton width="70%" height="2.25rem" />
        <Skeleton width="30%" height="1.25rem" />
      </Stack>
      <div className={layout}>
        <div className={side}>
          <div className={action}>
            <Skeleton height="3rem" />
          </div>
          <Card>
            <Stack space="24">
              {['40%', '60%', '75%', '50%', '65%', '70%'].map((width) => (
                <Skeleton key={width} width={width} height="1.25rem" />
              ))}
            </Stack>
          </Card>
        </div>
        <div className={text}>
          <Skeleton lines={5} />
          <Skeleton lines={4} />
        </div>
      </div>
    </Stack>
  );
}
