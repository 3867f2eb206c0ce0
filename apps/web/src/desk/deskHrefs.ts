import type { DeskHrefs } from '@skillharbor/ui/layout';
import { paths } from '../navigation/paths.ts';

/** The addresses of the operators' pages. */
export const deskHrefs: DeskHrefs = {
  overview: paths.desk(),
  people: paths.deskPeople(),
  listings: paths.deskListings(),
  skills: paths.deskSkills(),
  invitations: paths.deskInvitations(),
  settings: paths.deskSettings(),
  mailTexts: paths.deskMailTexts(),
  brand: paths.deskBrand(),
  legal: paths.deskLegal(),
};
