import type { DeskHrefs } from '@skillharbor/ui/layout';
import { paths } from '../navigation/paths.ts';

/** The addresses of the parts of the desk. */
export const deskHrefs: DeskHrefs = {
  overview: paths.desk(),
  people: paths.deskPeople(),
  invitations: paths.deskInvitations(),
  settings: paths.deskSettings(),
  brand: paths.deskBrand(),
  legal: paths.deskLegal(),
};
