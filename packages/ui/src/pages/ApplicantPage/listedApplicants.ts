import type { Application, ApplicantsQuery } from '@skillharbor/contract';
import type { Loadable, Pages } from '../../primitives/state.ts';

/** The list of applicants beside the applicant who is shown, filtered by the status that the client has chosen. */
export interface ListedApplicants {
  applications: Loadable<readonly Application[]>;
  /** The number of applicants with the chosen status, or null until it is known. */
  total: number | null;
  shown: Required<ApplicantsQuery>;
  pages: Pages;
  applicantHref: (application: Application) => string;
  /**
   * Shows another applicant instead of this one. It replaces the history entry, so that the Back button leads to the
   * list.
   */
  onFollow: (application: Application) => void;
  onShortlist: (application: Application, isShortlisted: boolean) => void;
}
