import { Card } from '../../primitives/Card/Card.tsx';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { Spinner } from '../../primitives/Spinner/Spinner.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import * as styles from './Profile.css.ts';

/** Keeps the layout of the profile while it loads, and says what is loading. */
export function ProfileSkeleton({ label }: { label: string }) {
  return (
    <Stack space="32">
      <Spinner label={label} />
      <div className={styles.header}>
        <Skeleton shape="circle" width="9.375rem" height="9.375rem" />
        <div className={styles.names}>
          <Skeleton width="16rem" height="2.25rem" />
          <Skeleton width="12rem" height="1.25rem" />
          <Skeleton width="6rem" />
        </div>
        <div className={styles.action}>
          <Skeleton width="10rem" height="3rem" />
        </div>
      </div>
      <div className={styles.layout}>
        <div className={styles.facts}>
          <Card>
            <Stack space="24">
              {['60%', '75%', '50%', '65%'].map((width) => (
                <Skeleton key={width} width={width} height="1.25rem" />
              ))}
            </Stack>
          </Card>
        </div>
        <div className={styles.text}>
          <Skeleton lines={4} />
        </div>
      </div>
    </Stack>
  );
}
