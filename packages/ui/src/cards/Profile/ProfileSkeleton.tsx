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
      <div className={styles.layout}>
        <div className={styles.header}>
          <Skeleton shape="circle" width="6rem" height="6rem" />
          <div className={styles.names}>
            <Skeleton width="16rem" height="2.25rem" />
            <Skeleton width="12rem" height="1.25rem" />
            <Skeleton width="6rem" />
          </div>
        </div>
        <div className={styles.side}>
          <Card>
            <Stack space="24">
              <Skeleton width="50%" height="1.5rem" />
              <Skeleton shape="block" height="2.5rem" />
              <Skeleton width="60%" height="1.25rem" />
              <Skeleton width="75%" height="1.25rem" />
            </Stack>
          </Card>
          <Stack space="16">
            <Skeleton width="5rem" height="1.5rem" />
            <Skeleton lines={2} height="1.75rem" />
          </Stack>
        </div>
        <div className={styles.main}>
          <Stack space="16">
            <Skeleton width="4rem" height="1.5rem" />
            <Skeleton lines={4} />
          </Stack>
          <Skeleton shape="block" height="20rem" />
        </div>
      </div>
    </Stack>
  );
}
