import type { Availability, Freelancer, User } from '@skillharbor/contract';
import { asStrangerSees } from '../fixtures/freelancers.ts';
import { skillGroups, skills } from '../fixtures/skills.ts';
import { routes } from '../http.ts';
import { invalid, missing, notFound, pageOf, textIn } from '../replies.ts';
import { applicationsTo } from '../state.ts';
import type { State } from '../state.ts';

const PAGE_SIZE = 12;
const AVAILABILITIES: readonly Availability[] = ['Available', 'Busy', 'On Leave'];

export function freelancerHandlers(state: State) {
  const on = routes(state);
  const find = (id: number) => state.freelancers.find((one) => one.id === id);

  return [
    on.anybody('get', '/api/accounts/freelancers/', ({ url, query }) => ({
      status: 200,
      body: pageOf(directory(state), url, query.page, PAGE_SIZE),
    })),

    on.anybody('get', '/api/accounts/freelancers/{id}/', ({ params, person }) => {
      const found = find(params.id);
      if (!found) return notFound;
      return { status: 200, body: seesEmail(state, person, found) ? found : asStrangerSees(found) };
    }),

    on.freelancer('put', '/api/accounts/freelancers/{id}/', ({ params, body, person }) => {
      const found = find(params.id);
      if (!found || found.id !== person.pk) return notFound;
      const errors = missing(Object.fromEntries(body), [
        'bio',
        'experience',
        'portfolio_link',
        'hourly_rate',
      ]);
      if (errors) return invalid(errors);
      if (Number.isNaN(Number(textIn(body, 'hourly_rate')))) {
        return invalid({ hourly_rate: ['Enter a number.'] });
      }
      Object.assign(found, profileIn(body, found));
      person.profile_image = found.profile_picture;
      return { status: 200, body: found };
    }),

    on.anybody('get', '/api/accounts/skills/', () => ({ status: 200, body: { results: [...skillGroups] } })),
  ];
}

/** Those who have not written about themselves yet come last. */
function directory(state: State): Freelancer[] {
  const isIntroduced = ({ bio }: Freelancer) => Number(bio !== '');
  return state.freelancers.map(asStrangerSees).sort((one, other) => isIntroduced(other) - isIntroduced(one));
}

/** The freelancer, and a client who has an application from them. */
function seesEmail(state: State, person: User | null, freelancer: Freelancer): boolean {
  if (!person || person.pk === freelancer.id) return person !== null;
  return state.jobs
    .filter((kept) => kept.owner === person.pk)
    .some(({ job }) => applicationsTo(state, job.id).some((one) => one.freelancer_id === freelancer.id));
}

function profileIn(form: FormData, before: Freelancer): Partial<Freelancer> {
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
    location: text('location'),
    availability_status: AVAILABILITIES.find((one) => one === text('availability_status')) ?? 'Available',
    skills: skills.filter((skill) => ids.includes(skill.id)),
    profile_picture: url ?? before.profile_picture,
    profile_picture_2x: url ?? before.profile_picture_2x,
  };
}
