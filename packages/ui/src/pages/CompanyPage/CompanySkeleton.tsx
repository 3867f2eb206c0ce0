import { CardSkeleton } from '../../cards/CardSkeleton/CardSkeleton.tsx';
import { ReadingColumn, ReadingColumns } from '../../layout/ReadingColumns/ReadingColumns.tsx';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { Spinner } from '../../primitives/Spinner/Spinner.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import * as styles from './CompanyPage.css.ts';

/** Keeps the layout of the page while it loads, and says what is loading. */
export function CompanySkeleton({ label }: { label: string }) {
  return (
    <Stack space="48">
      <Spinner label={label} />
      <div className={styles.header}>
        <div aria-hidden className={`${styles.band} ${styles.unknown}`} />
        <div className={styles.row}>
          <span className={styles.logo}>
            <Skeleton shape="block" width="100%" height="100%" />
          </span>
          <div className={styles.names}>
            <Skeleton width="60%" height="2.25rem" />
            <Skeleton width="40%" height="1.25rem" />
          </div>
        </div>
      </div>
      <ReadingColumns>
        <Skeleton shape="block" height="10rem" />
        <ReadingColumn>
          <Skeleton lines={4} />
        </ReadingColumn>
      </ReadingColumns>
      <Stack space="12">
        {['46%', '52%', '38%'].map((width) => (
          <CardSkeleton key={width} of="job" width={width} />
        ))}
      </Stack>
    </Stack>
  );
}
