'use client';

import type { JobEdit } from '@skillharbor/contract';
import type { Loadable } from '../../primitives/state.ts';
import { JobFrame } from './JobFrame.tsx';
import type { ManagedJob } from './JobFrame.tsx';
import { JobHistory } from './JobHistory.tsx';

/** Shows the client's edits since the first application, the newest edit first. */
export function JobHistoryPage(props: { managed: ManagedJob; history: Loadable<readonly JobEdit[]> }) {
  return (
    <JobFrame {...props.managed} part="history">
      {() => <JobHistory history={props.history} />}
    </JobFrame>
  );
}
