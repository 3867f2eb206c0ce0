import { CardSkeleton } from '../CardSkeleton/CardSkeleton.tsx';
import { Spinner } from '../../primitives/Spinner/Spinner.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { list } from './JobList.css.ts';

const widths = ['52%', '38%', '46%', '58%', '41%', '49%', '35%', '55%'];

export interface JobListSkeletonProps {
  label: string;
  rows?: number;
  /** Hides the label visually, so that only screen readers announce it. Use it for a small part of a page. */
  quiet?: boolean;
}

/** Keeps the layout of the list while it loads, and says what is loading. */
export function JobListSkeleton({ label, rows = widths.length, quiet = false }: JobListSkeletonProps) {
  return (
    <Stack space="12">
      {quiet ? <VisuallyHidden role="status">{label}</VisuallyHidden> : <Spinner label={label} />}
      <div className={list}>
        {widths.slice(0, rows).map((width) => (
          <div key={width}>
            <CardSkeleton of="job" width={width} />
          </div>
        ))}
      </div>
    </Stack>
  );
}
