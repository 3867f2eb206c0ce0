import type { Availability, CountryCode } from '@skillharbor/contract';
import type { Generated, GeneratedAlways } from 'kysely';

export interface AccountsTables {
  freelancers: FreelancersTable;
  skills: SkillsTable;
  freelancer_skills: FreelancerSkillsTable;
}

interface FreelancersTable {
  user_id: number;
  title: Generated<string>;
  bio: Generated<string>;
  experience: Generated<string>;
  portfolio_link: Generated<string>;
  /** The column's type is numeric, which JavaScript receives as text. */
  hourly_rate: string | number | null;
  rate_currency: Generated<string>;
  location: Generated<string>;
  availability_status: Generated<Availability>;
  picture: string | null;
  is_withheld: Generated<boolean>;
  accepts_invitations: Generated<boolean>;
  named_in_mails: Generated<boolean>;
  country: Generated<CountryCode | null>;
  is_introduced: GeneratedAlways<boolean>;
  updated_at: Generated<Date>;
}

interface SkillsTable {
  id: GeneratedAlways<number>;
  name: string;
  category: string;
  /** The skill into which this skill was merged, or null for a skill that was not merged. */
  merged_into: number | null;
}

interface FreelancerSkillsTable {
  freelancer_id: number;
  skill_id: number;
}
