import type { CompanyInput, MyCompany } from '@skillharbor/contract';
import { onJob } from '../fixtures/companies.ts';
import { newestFirst, summaryOf } from '../fixtures/jobs.ts';
import { routesOf } from '../http.ts';
import { invalid, notFound, pageOf, textIn } from '../replies.ts';
import { companyOf } from '../state.ts';
import type { StoredCompany, State } from '../state.ts';

/** Handles public companies and the client's own company. */
export function companyHandlers(state: State) {
  const on = routesOf(state);

  function find(key: string | number) {
    return state.companies.find(({ id, slugs }) => slugs.includes(String(key)) || String(id) === String(key));
  }

  function openJobsOf({ company }: StoredCompany) {
    return state.jobs
      .filter(({ job, deleted }) => job.is_open && !deleted && job.company_slug === company.slug)
      .map(({ job }) => summaryOf(job))
      .sort(newestFirst);
  }

  return [
    on('getCompany', ({ params }) => {
      const kept = find(params.company);
      if (!kept || kept.company.slug === null) return notFound;
      const { id, company } = kept;
      return {
        status: 200,
        body: {
          ...company,
          id,
          slug: kept.company.slug,
          open_jobs: openJobsOf(kept).length,
          answer_record: kept.record,
        },
      };
    }),

    on('listCompanyJobs', ({ params, url, query }) => {
      const kept = find(params.company);
      if (!kept || kept.company.slug === null) return notFound;
      return { status: 200, body: pageOf(openJobsOf(kept), url, query.page) };
    }),

    on('getMyCompany', ({ person }) => ({ status: 200, body: companyOf(state, person.pk).company })),

    on('updateMyCompany', ({ body, person }) => {
      const kept = companyOf(state, person.pk);
      const input = inputIn(body);
      if (input.website !== '' && !URL.canParse(input.website))
        return invalid({ website: ['address_incomplete'] });
      const before = kept.company.slug;
      Object.assign(kept.company, input, slugFor(state, kept, input.name), logoIn(body, kept.company));
      for (const { job, owner } of state.jobs) {
        if (owner === person.pk && job.company_slug === before) Object.assign(job, onJob(kept.company));
      }
      return { status: 200, body: kept.company };
    }),
  ];
}

function inputIn(form: FormData): Omit<CompanyInput, 'logo' | 'remove_logo'> {
  const text = (name: string) => textIn(form, name).trim();
  return { name: text('name'), about: text('about'), website: text('website') };
}

function logoIn(form: FormData, before: MyCompany): Partial<MyCompany> {
  const picture = form.get('logo');
  const kept = form.get('remove_logo') === 'true' ? null : before.logo;
  const url = picture instanceof File && picture.size > 0 ? URL.createObjectURL(picture) : kept;
  return { logo: url, logo_2x: url };
}

/** Creates a slug like the server does, but only from the letters of English. */
function slugFor(state: State, kept: StoredCompany, name: string): { slug: string } {
  const plain = name
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
  const wanted = plain === '' || /^\d+$/.test(plain) ? `company-${plain || kept.id}` : plain;
  const isTaken = state.companies.some((other) => other !== kept && other.slugs.includes(wanted));
  const slug = isTaken ? `${wanted}-${kept.id}` : wanted;
  if (!kept.slugs.includes(slug)) kept.slugs.push(slug);
  return { slug };
}
