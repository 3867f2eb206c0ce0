import { availabilityValues, countryCodeValues } from '@skillharbor/contract';
import type { Freelancer, FreelancerProfile, FreelancerSort, User } from '@skillharbor/contract';
import { asListed, asStrangerSees } from '../fixtures/freelancers.ts';
import { skillGroups, skills } from '../fixtures/skills.ts';
import { routesOf } from '../http.ts';
import { notFound, pageOf, textIn } from '../responses.ts';
import { searchFreelancers } from '../search/searchFreelancers.ts';
import type { DirectorySearch } from '../search/searchFreelancers.ts';
import { accountOf, applicationsTo } from '../state.ts';
import type { State } from '../state.ts';
import { shownAbout } from './workRecord.ts';

const PAGE_SIZE = 12;

export function freelancerHandlers(state: State) {
  const on = routesOf(state);
  const find = (id: number) => state.freelancers.find((one) => one.id === id);

  return [
    on('listFreelancers', ({ url, query: { page = 1, sort } }) => {
      const search = directorySearchIn(url.searchParams, sort);
      const { freelancers, foundWords, facets } = searchFreelancers(state.freelancers.map(asListed), search);
      return {
        status: 200,
        body: {
          ...pageOf(freelancers, url, page, PAGE_SIZE),
          count: freelancers.length,
          is_count_exact: true,
          found_words: foundWords,
          facets: page === 1 ? facets : null,
        },
      };
    }),

    on('getFreelancer', ({ params, person }) => {
      const found = find(params.id);
      if (!found) return notFound;
      const shown = { ...found, work_record: shownAbout(state, 'freelancer', found.id) };
      if (person?.pk === found.id) return { status: 200, body: shown };
      const hidden = { ...shown, named_in_mails: null };
      return { status: 200, body: seesEmail(state, person, found) ? hidden : asStrangerSees(shown) };
    }),

    on('updateFreelancer', ({ params, body, person }) => {
      const found = find(params.id);
      if (!found || found.id !== person.pk) return notFound;
      Object.assign(found, profileIn(body, found));
      person.profile_image = found.profile_picture;
      return { status: 200, body: found };
    }),

    on('listSkills', () => ({ status: 200, body: { results: [...skillGroups] } })),
  ];
}

/** Reads the search from a query. A parameter that occurs once still becomes a list. */
function directorySearchIn(query: URLSearchParams, sort: FreelancerSort | undefined): DirectorySearch {
  const numberIn = (name: string) => (query.has(name) ? Number(query.get(name)) : null);
  const asked = query.getAll('availability');
  return {
    words: query.get('search') ?? '',
    skills: query.getAll('skill').map(Number),
    availability: availabilityValues.filter((value) => asked.includes(value)),
    rateMin: numberIn('rate_min'),
    rateMax: numberIn('rate_max'),
    currency: query.get('rate_currency') ?? 'USD',
    sort,
  };
}

/**
 * Returns true if the person may see the freelancer's email address: the freelancer, and clients with an application
 * from the freelancer that is not hidden.
 */
function seesEmail(state: State, person: User | null, freelancer: Freelancer): boolean {
  if (!person || person.pk === freelancer.id) return person !== null;
  return state.jobs
    .filter((stored) => stored.owner === accountOf(state, person))
    .some(({ job }) =>
      applicationsTo(state, job.id).some((one) => one.freelancer_id === freelancer.id && !one.hidden),
    );
}

function profileIn(form: FormData, before: FreelancerProfile): Partial<FreelancerProfile> {
  const text = (name: string) => textIn(form, name);
  const ids = form.getAll('skills').map(Number);
  const picture = form.get('profile_picture');
  const url = picture instanceof File && picture.size > 0 ? URL.createObjectURL(picture) : undefined;
  return {
    title: form.has('title') ? text('title') : before.title,
    bio: text('bio'),
    experience: text('experience'),
    portfolio_link: text('portfolio_link'),
    hourly_rate: Number(text('hourly_rate')),
    rate_currency: form.has('rate_currency') ? text('rate_currency') : before.rate_currency,
    location: text('location'),
    availability_status: availabilityValues.find((one) => one === text('availability_status')) ?? 'Available',
    accepts_invitations: form.has('accepts_invitations')
      ? text('accepts_invitations') === 'true'
      : before.accepts_invitations,
    named_in_mails: form.has('named_in_mails') ? text('named_in_mails') === 'true' : before.named_in_mails,
    country: form.has('country')
      ? (countryCodeValues.find((code) => code === text('country')) ?? null)
      : before.country,
    skills: skills.filter((skill) => ids.includes(skill.id)),
    profile_picture: url ?? before.profile_picture,
    profile_picture_2x: url ?? before.profile_picture_2x,
  };
}
