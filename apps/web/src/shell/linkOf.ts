import type { Role } from '@skillharbor/contract';
import { paths } from '../navigation/paths.ts';

type Viewer = Role | 'visitor';

/**
 * Maps the first part of a page's path to the link that the navigation bar marks. The map contains only the pages that
 * have no link in the bar.
 */
const links: Record<Viewer, Readonly<Record<string, string>>> = {
  visitor: {
    category: paths.jobs(),
    job: paths.jobs(),
    'forgot-password': paths.signIn(),
    'reset-password': paths.signIn(),
  },
  freelancer: {
    jobs: paths.home(),
    category: paths.home(),
    job: paths.home(),
    apply: paths.home(),
    'edit-profile': paths.profile(),
    'change-password': paths.account(),
  },
  client: {
    'my-job-listings': paths.home(),
    'change-password': paths.account(),
    'manage-job': paths.home(),
    'edit-job': paths.home(),
    applicant: paths.home(),
    job: paths.home(),
    freelancer: paths.freelancers(),
  },
};

/** Returns the link that the navigation bar marks on a page: the page's own link, or the link of its section. */
export function linkOf(pathname: string, role: Role | null): string {
  const first = pathname.split('/')[1] ?? '';
  return links[role ?? 'visitor'][first] ?? `/${first}`;
}
