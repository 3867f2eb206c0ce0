import { list } from '../../cards/JobList/JobList.css.ts';
import { CardSkeleton } from '../../cards/CardSkeleton/CardSkeleton.tsx';
import { Spinner } from '../../primitives/Spinner/Spinner.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';

const rows = ['52%', '38%', '46%', '58%', '41%', '49%', '35%', '55%'];

/** Keeps the layout of the list while it loads, and says what is loading. */
export function JobListSkeleton({ label }: { label: string }) {
  return (
    <Stack space="12">
      <Spinner label={label} />
      <div className={list}>
        {rows.map((width) => (
          <div key={width}>
            <CardSkeleton of="job" width={width} />
          </div>
        ))}
      </div>
    </Stack>
  );
}
