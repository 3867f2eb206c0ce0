import { Card, Skeleton, Spinner, Stack } from '../../primitives/index.ts';
import * as styles from './Profile.css.ts';

/** Keeps the layout of the profile that is coming, and says what is being waited for. */
export function ProfileSkeleton({ label }: { label: string }) {
  return (
    <Stack space="32">
      <div className={styles.header}>
        <Skeleton shape="circle" width="9.375rem" height="9.375rem" />
        <div className={styles.names}>
          <Skeleton width="16rem" height="2.25rem" />
          <Skeleton width="12rem" height="1.25rem" />
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
          <Spinner label={label} />
          <Skeleton lines={4} />
        </div>
      </div>
    </Stack>
  );
}
