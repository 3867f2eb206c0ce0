import type { Application, ApplicantsQuery } from '@skillharbor/contract';
import type { Loadable, Pages } from '../../primitives/state.ts';

/** The applicants whom the client has chosen to see, for the list beside one of them. */
export interface ListedApplicants {
  applications: Loadable<readonly Application[]>;
  /** The number of applicants in the chosen state, or null until it is known. */
  total: number | null;
  shown: Required<ApplicantsQuery>;
  pages: Pages;
  applicantHref: (application: Application) => string;
  /** Shows another applicant in the place of this one, so that Back leads to the list. */
  onFollow: (application: Application) => void;
  onShortlist: (application: Application, isShortlisted: boolean) => void;
}
