import { companySizeValues } from '@skillharbor/contract';
import type { CompanyInput, MyCompany } from '@skillharbor/contract';
import { onJob } from '../fixtures/companies.ts';
import { newestFirst, summaryOf } from '../fixtures/jobLists.ts';
import { routesOf } from '../http.ts';
import { invalid, notFound, pageOf, textIn } from '../responses.ts';
import { accountOf, companyOf } from '../state.ts';
import { presentDomain } from './evidence.ts';
import { shownAbout } from './workRecord.ts';
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
      const stored = find(params.company);
      if (!stored || stored.company.slug === null) return notFound;
      const { id, company, owner, domain } = stored;
      const entries = owner === null ? [] : shownAbout(state, 'client', owner);
      return {
        status: 200,
        body: {
          ...company,
          id,
          slug: stored.company.slug,
          open_jobs: openJobsOf(stored).length,
          decision_record: stored.record,
          work_record: entries,
          domain: owner === null ? domain : presentDomain(state, owner),
          worked_with: new Set(entries.map(({ author_id }) => author_id)).size,
        },
      };
    }),

    on('listCompanyJobs', ({ params, url, query }) => {
      const stored = find(params.company);
      if (!stored || stored.company.slug === null) return notFound;
      return { status: 200, body: pageOf(openJobsOf(stored), url, query.page) };
    }),

    on('getMyCompany', ({ person }) => ({
      status: 200,
      body: companyOf(state, accountOf(state, person)).company,
    })),

    on('updateMyCompany', ({ body, person }) => {
      const stored = companyOf(state, accountOf(state, person));
      const input = inputIn(body);
      if (input.website !== '' && !URL.canParse(input.website))
        return invalid({ website: ['address_incomplete'] });
      const before = stored.company.slug;
      Object.assign(
        stored.company,
        input,
        factsIn(body, stored.company),
        slugFor(state, stored, input.name),
        logoIn(body, stored.company),
      );
      for (const { job, owner } of state.jobs) {
        if (owner === stored.owner && job.company_slug === before) Object.assign(job, onJob(stored.company));
      }
      return { status: 200, body: stored.company };
    }),
  ];
}

function inputIn(form: FormData): Pick<CompanyInput, 'name' | 'about' | 'website'> {
  const text = (name: string) => textIn(form, name).trim();
  return { name: text('name'), about: text('about'), website: text('website') };
}

/** A field that is missing from the form does not change. */
function factsIn(form: FormData, before: MyCompany): Pick<MyCompany, 'size' | 'founded' | 'location'> {
  return {
    size: form.has('size')
      ? (companySizeValues.find((size) => size === textIn(form, 'size')) ?? null)
      : before.size,
    founded: form.has('founded') ? Number(textIn(form, 'founded')) || null : before.founded,
    location: form.has('location') ? textIn(form, 'location').trim() : before.location,
  };
}

function logoIn(form: FormData, before: MyCompany): Partial<MyCompany> {
  const picture = form.get('logo');
  const stored = form.get('remove_logo') === 'true' ? null : before.logo;
  const url = picture instanceof File && picture.size > 0 ? URL.createObjectURL(picture) : stored;
  return { logo: url, logo_2x: url };
}

/** Creates a slug like the server, but only from English letters. */
function slugFor(state: State, stored: StoredCompany, name: string): { slug: string } {
  const plain = name
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
  const wanted = plain === '' || /^\d+$/.test(plain) ? `company-${plain || stored.id}` : plain;
  const isTaken = state.companies.some((other) => other !== stored && other.slugs.includes(wanted));
  const slug = isTaken ? `${wanted}-${stored.id}` : wanted;
  if (!stored.slugs.includes(slug)) stored.slugs.push(slug);
  return { slug };
}
