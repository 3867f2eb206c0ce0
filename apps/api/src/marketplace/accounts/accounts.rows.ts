/** Lists the columns of a profile, and maps their values to the contract's types. */
import type { Freelancer, Skill } from '@skillharbor/contract';
import type { Queries } from '../../platform/database/tables.ts';
import { pictureUrl } from '../../files/pictures.ts';

export function selectFreelancers(queries: Queries) {
  return queries
    .selectFrom('freelancers')
    .innerJoin('users', 'users.id', 'freelancers.user_id')
    .select([
      'users.id',
      'users.first_name',
      'users.last_name',
      'users.email',
      'users.role',
      'users.confirmed_at',
      'freelancers.is_withheld',
      'freelancers.picture',
      'freelancers.title',
      'freelancers.bio',
      'freelancers.experience',
      'freelancers.portfolio_link',
      'freelancers.hourly_rate',
      'freelancers.rate_currency',
      'freelancers.location',
      'freelancers.availability_status',
      'freelancers.accepts_invitations',
      'freelancers.named_in_mails',
      'freelancers.country',
    ]);
}
type FreelancerRow = Awaited<ReturnType<ReturnType<typeof selectFreelancers>['executeTakeFirstOrThrow']>>;

export function toFreelancer(row: FreelancerRow, skills: Skill[], email: string | null): Freelancer {
  return {
    id: row.id,
    user: { id: row.id, first_name: row.first_name, last_name: row.last_name, email, role: row.role },
    profile_picture: pictureUrl(row.picture, 150, row.is_withheld),
    profile_picture_2x: pictureUrl(row.picture, 300, row.is_withheld),
    title: row.title,
    bio: row.bio,
    experience: row.experience,
    portfolio_link: row.portfolio_link,
    hourly_rate: row.hourly_rate === null ? null : Number(row.hourly_rate),
    rate_currency: row.rate_currency,
    location: row.location,
    availability_status: row.availability_status,
    skills,
  };
}

export function toSkill({ id, name, category }: Skill): Skill {
  return { id, name, category };
}
