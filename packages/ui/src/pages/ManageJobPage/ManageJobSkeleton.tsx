import { Card, Inline, Skeleton, Spinner, Stack } from '../../primitives/index.ts';
import { columns } from './ManageJobPage.css.ts';

const applicants = ['40%', '52%', '46%'];

/** Keeps the layout of a job and the people who applied, and says what is being waited for. */
export function ManageJobSkeleton({ label }: { label: string }) {
  return (
    <Stack space="24">
      <Spinner label={label} />
      <Card>
        <Stack space="16">
          <Skeleton width="min(28rem, 80%)" height="2rem" />
          <Skeleton width="5rem" height="1.25rem" />
        </Stack>
      </Card>
      <div className={columns}>
        <Stack space="12">
          {applicants.map((width) => (
            <Card key={width}>
              <Inline space="16" wrap={false}>
                <Skeleton width="4rem" height="4rem" shape="circle" />
                <Stack space="12">
                  <Skeleton width="10rem" height="1.25rem" />
                  <Skeleton width={width} />
                </Stack>
              </Inline>
            </Card>
          ))}
        </Stack>
        <Card>
          <Skeleton lines={6} />
        </Card>
      </div>
    </Stack>
  );
}
