import { Card, Skeleton, Spinner, Stack } from '../../primitives/index.ts';
import { layout, side, text } from './JobPage.css.ts';

/** Keeps the layout of the job that is coming, and says what is being waited for. */
export function JobSkeleton({ label }: { label: string }) {
  return (
    <Stack space="32">
      <Stack space="16">
        <Skeleton width="70%" height="2.25rem" />
        <Skeleton width="30%" height="1.25rem" />
      </Stack>
      <div className={layout}>
        <div className={side}>
          <Card>
            <Stack space="24">
              {['60%', '75%', '50%', '65%'].map((width) => (
                <Skeleton key={width} width={width} height="1.25rem" />
              ))}
            </Stack>
          </Card>
        </div>
        <div className={text}>
          <Spinner label={label} />
          <Skeleton lines={5} />
          <Skeleton lines={4} />
        </div>
      </div>
    </Stack>
  );
}
