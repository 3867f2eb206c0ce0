/** Tests which of the jobs in jobSearch.fixtures.ts a search finds, and in which order. */
import type { JobList, JobSort } from '@skillharbor/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { postJob, sender, signUp } from '../testing/people.ts';
import type { TestPerson } from '../testing/people.ts';
import { START, testServer } from '../testing/testServer.ts';
import type { TestServer } from '../testing/testServer.ts';
import { searchedJobs } from './jobSearch.fixtures.ts';
import type { SearchedJob, SearchedJobName } from './jobSearch.fixtures.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
  const clients = new Map<string, TestPerson>();
  const oldestFirst: SearchedJob[] = Object.values(searchedJobs).reverse();
  for (const [index, { company, ...job }] of oldestFirst.entries()) {
    const client = clients.get(company) ?? (await signUp(server, 'client', { company }));
    clients.set(company, client);
    server.setTime(new Date(START.getTime() + index * 60_000));
    await postJob(client, {
      short_description: 'A short text.',
      description: 'A longer text.',
      category: 'tech',
      remote: 'onsite',
      employment_type: 'contract',
      ...job,
    });
  }
});
afterAll(() => server.close());

async function list(query: Record<string, string>): Promise<JobList> {
  const path = `/api/job-listings/listings/?${new URLSearchParams(query).toString()}`;
  return (await sender(server)<JobList>('GET', path)).body;
}

const nameOf = new Map(
  Object.entries(searchedJobs).map(([name, { title, company }]) => [title + company, name]),
);
const namesOf = ({ results }: JobList) =>
  results.map(({ title, company }) => nameOf.get(title + company) ?? title);

const frontends: SearchedJobName[] = ['frontend', 'frontendOne', 'frontendTwo'];
const nodes: SearchedJobName[] = ['node', 'nodejs'];
const pythons: SearchedJobName[] = ['python', 'django', 'reviewer', 'pythonic', 'engineerUkrainian'];
const partTime: SearchedJobName[] = ['django', 'nurse', 'writer'];
const developers: SearchedJobName[] = ['python', 'frontend', 'fullstack', 'csharp', 'node', 'java'];

const found: [search: string, names: SearchedJobName[]][] = [
  // These searches use another form of a word in the job, with the same stem.
  ['developer', developers],
  ['developers', developers],
  ['Developing', developers],
  ['university', ['universities']],
  ['teachers', ['teacher']],
  ['systematic', []],
  ['designing', ['ux', 'systems', 'writer']],
  // These searches have letters with accents, or letters that can be spelled in two ways, such as ü and ue.
  ['quebec', ['frontend']],
  ['QUÉBEC', ['frontend']],
  ['munchen', ['frontendOne', 'frontendTwo']],
  ['muenchen', ['frontendOne', 'frontendTwo']],
  ['tromso', ['csharp']],
  ['lodz', ['engineerPolish']],
  ['strassenbahnen', ['engineerGerman']],
  ['societe generale', ['accountant']],
  // These searches use compound words and hyphens.
  ['front-end', frontends],
  ['frontend', frontends],
  ['front end', frontends],
  ['front–end', frontends],
  ['front-end developer', ['frontend']],
  ['fullstack', ['fullstack']],
  ['full stack developer', ['fullstack']],
  ['globallogic', ['python', 'fullstack']],
  ['global logic', ['python', 'fullstack']],
  ['global-logic', ['python', 'fullstack']],
  ['ecommerce', ['marketing']],
  ['e-commerce', ['marketing']],
  ['e commerce', ['marketing']],
  ['r&d', ['research']],
  ['atelier', ['research']],
  // These searches use the beginnings of words.
  ['pyth', pythons],
  ['dja', ['django']],
  ['front-e', frontends],
  ['softwareentw', ['engineerGerman']],
  ['gene', ['accountant', 'research']],
  ['ithon', []],
  // These searches use long words.
  ['donaudampfschiff'.repeat(5), ['longWord']],
  [`"${'donaudampfschiff'.repeat(5)} kapitan"`, ['longWord']],
  // These searches use phrases.
  ['"design systems"', ['ux', 'writer']],
  ['“design systems”', ['ux', 'writer']],
  ['design systems', ['ux', 'systems', 'writer']],
  ['"systems design"', []],
  ['"team lead" java', ['javaTeam']],
  ['"java"', ['java', 'javaTeam']],
  ['"front end"', ['frontend', 'frontendTwo']],
  ['"developer globallogic"', []],
  ['"team lead', ['javaTeam']],
  // These searches exclude words.
  ['python -django', pythons.filter((name) => name !== 'django')],
  ['java -lead', ['java', 'fullstack']],
  ['javascript -java', ['fullstack']],
  ['design -"design systems"', ['systems']],
  ['developer -front-end -node.js', ['python', 'fullstack', 'csharp', 'java']],
  ['-python', []],
  ['-', []],
  // These searches use values of filters as words, such as the type of employment.
  ['part-time', partTime],
  ['part time', partTime],
  ['parttime', partTime],
  ['full-time', ['support']],
  ['hybrid', ['django', 'systems']],
  ['finance', ['java', 'accountant']],
  ['health care', ['nurse']],
  ['remote', ['nodejs', 'ux']],
  ['education', ['teacher']],
  ['on-site barista', ['berlin']],
  // These searches use names of skills that contain punctuation.
  ['c++', ['cpp']],
  ['C#', ['csharp']],
  ['c', ['c']],
  ['.net', ['csharp', 'asp']],
  ['asp.net', ['asp']],
  ['node.js', nodes],
  ['nodejs', nodes],
  ['node js', nodes],
  ['c# .net', ['csharp']],
  // These searches use several words, which may occur in different fields of the job.
  ['python kyiv', ['python', 'engineerUkrainian']],
  ['it support', ['support']],
  ['python/django oslo', ['django']],
  // These searches use alternative names of places.
  ['kiev', ['python', 'engineerUkrainian']],
  ['Київ', ['python', 'engineerUkrainian']],
  ['koln', ['cpp', 'c']],
  ['cologne', ['cpp', 'c']],
  ['warsaw', ['asp', 'node']],
  ['lisboa', ['javaTeam', 'networks']],
  ['geneva', ['research']],
  ['gothenburg', ['java']],
  // These searches are in languages other than English.
  ['розробник', ['engineerUkrainian']],
  ['розроб', ['engineerUkrainian']],
  ['inzynier', ['engineerPolish']],
  ['inż', ['engineerPolish']],
  ['disenador', ['designerSpanish']],
  ['日本語', ['japanese']],
  ['日本', ['japanese']],
  ['μεταφραστης', ['greek']],
  ['entwickler', ['engineerGerman']],
  ['comptabilité', ['accountant']],
  // These searches use synonyms.
  ['golang', ['go', 'golang']],
  ['Sr. Perl', ['seniorPerl']],
  ['senior', ['frontendOne', 'seniorPerl']],
  ['junior', ['junior']],
  ['machine learning', ['machine']],
  ['maschinelles Lernen', ['machine']],
  ['تعلم الآلة', ['machine']],
  ['human resources', ['people']],
  ['الموارد البشرية', ['people']],
  ['k8s', ['cluster']],
  ['pm', ['projectManager', 'productManager']],
  ['typescript', ['nodejs', 'script']],
  ['user experience', ['ux']],
  ['Gesundheit', ['nurse']],
  ['الصحة', ['nurse']],
  ['Finanzen', ['java', 'accountant']],
  ['التعليم', ['teacher']],
  ['Teilzeit', partTime],
  ['js', ['fullstack', 'node', 'java']],
  ['ts', ['nodejs', 'script']],
  ['Sr. Frontend', ['frontendOne']],
  ['sr', ['frontendOne', 'seniorPerl']],
  ['jr', ['junior']],
  ['ml', ['machine']],
  ['ux', ['ux']],
  ['Nutzererfahrung', ['ux']],
  ['تجربة المستخدم', ['ux']],
  ['hr', ['people']],
  ['Personalwesen', ['people']],
  ['kubernetes', ['cluster']],
  ['project manager', ['projectManager']],
  ['product manager', ['productManager']],
  ['مدير مشروع', ['projectManager']],
  ['dev', developers],
  ['qa', ['tester']],
  ['Qualitätssicherung', ['tester']],
  ['ضمان الجودة', ['tester']],
  ['user interface', ['interfaces']],
  ['واجهة المستخدم', ['interfaces']],
  ['künstliche Intelligenz', ['ethics']],
  ['الذكاء الاصطناعي', ['ethics']],
  ['db', ['database']],
  ['Datenbank', ['database']],
  ['قواعد البيانات', ['database']],
  ['مطور', ['arabic']],
  // These searches use the names of the categories in each language.
  ['المالية', ['java', 'accountant']],
  ['healthcare', ['nurse']],
  ['marketing', ['marketing']],
  ['التسويق', ['marketing']],
  ['Bildung', ['teacher']],
  // These searches accept either of two words, joined by OR.
  ['senior OR junior', ['frontendOne', 'seniorPerl', 'junior']],
  ['perl OR django oslo', ['seniorPerl', 'django']],
  // These searches use amounts of pay.
  ['$2000', ['seniorPerl']],
  ['$2,750', ['seniorPerl']],
  // These searches end with a short word. It is used as the beginning of a word only if no job contains it as a whole
  // word.
  ['go', ['go', 'golang']],
  ['programmer go', ['go', 'golang']],
  ['ads go', ['google']],
];

test('the table of searches and expected results has at least 60 entries', () => {
  expect(found.length).toBeGreaterThanOrEqual(60);
});

test.each(found)('a search for %j finds %j', async (search, names) => {
  const response = await list({ search });
  expect(namesOf(response).toSorted()).toEqual(names.toSorted());
  expect(response).toMatchObject({ count: names.length, is_count_exact: true, found_words: null });
});

test('a short last word of a search matches the beginnings of words only if no job contains it as a whole word', async () => {
  expect(namesOf(await list({ search: 'agent su' }))).toEqual(['support']);
});

describe('the order with the best matches first', () => {
  test.each<[string, SearchedJobName[]]>([
    ['berlin', ['berlinTitle', 'berlinTech', 'berlin', 'berlinText']],
    // Jobs with the whole word in the title come first, newest first. Jobs whose title has a longer word that begins
    // with the searched word come next, and jobs with the word in the text come last.
    ['python', ['python', 'django', 'engineerUkrainian', 'pythonic', 'reviewer']],
    // A job with one of the words in the title ranks higher than a job with both words elsewhere.
    ['design systems', ['ux', 'systems', 'writer']],
    ['front end', frontends],
    // A job with 'systems' in the title and 'design' in the company ranks higher than a job with both words in the
    // text.
    ['systems design', ['ux', 'systems', 'writer']],
    ['java', ['java', 'javaTeam', 'fullstack']],
  ])('ranks the jobs as expected for %j', async (search, names) => {
    expect(namesOf(await list({ search }))).toEqual(names);
    expect(namesOf(await list({ search, sort: 'best' }))).toEqual(names);
  });
});

describe('the orders by date', () => {
  const byDate = Object.keys(searchedJobs);
  const ordered = (names: readonly string[]) =>
    names.toSorted((one, other) => byDate.indexOf(one) - byDate.indexOf(other));

  test.each<[JobSort, string[]]>([
    ['date', ordered(pythons)],
    ['oldest', ordered(pythons).toReversed()],
  ])('sort the matches of a search with sort=%s', async (sort, names) => {
    expect(namesOf(await list({ search: 'python', sort }))).toEqual(names);
  });

  test('the orders by date sort the list of all jobs, and the list of one category', async () => {
    const oldest = await list({ sort: 'oldest' });
    expect(namesOf(oldest)).toEqual(byDate.toReversed().slice(0, 20));
    expect(oldest.next).toContain('?sort=oldest&page=2');
    const second = await list({ sort: 'oldest', page: '2' });
    expect(namesOf(second)).toEqual(byDate.toReversed().slice(20, 40));
    expect(second.previous).toContain('?sort=oldest&page=1');
    expect(namesOf(await list({ sort: 'best' }))).toEqual(byDate.slice(0, 20));
    expect(namesOf(await list({ category: 'finance', sort: 'oldest' }))).toEqual(['accountant', 'java']);
  });
});

describe('a typo in a search', () => {
  test.each<[search: string, words: string, names: SearchedJobName[]]>([
    ['pyhton', 'python', pythons],
    ['pythn', 'python', pythons],
    ['pythoon', 'python', pythons],
    ['pithon', 'python', pythons],
    ['djagno oslo', 'django oslo', ['django']],
    ['Pyhton Devloper', 'python developer', ['python']],
    ['barrista -python', 'barista -python', ['berlin']],
    ['розробнк', 'розробник', ['engineerUkrainian']],
    ['teatcher -"a b"', 'teacher -"a b"', ['teacher']],
  ])('the search %j is corrected to %j', async (search, words, names) => {
    const response = await list({ search });
    expect(response).toMatchObject({ found_words: words, count: names.length, is_count_exact: true });
    expect(namesOf(response).toSorted()).toEqual(names.toSorted());
  });

  test.each([
    ['a word with two typos', 'pyhtno'],
    ['a short word', 'jva'],
    ['a phrase', '"pyhton"'],
    ['an exclusion', '-pyhton'],
    ['a search that finds nothing even without the typo', 'pyhton lisbon nurse'],
  ])('is not corrected in %s', async (_, search) => {
    expect(await list({ search })).toMatchObject({ count: 0, found_words: null, results: [] });
  });

  test('a typo is not corrected if the typed text finds a job', async () => {
    expect(await list({ search: 'design' })).toMatchObject({ found_words: null });
    expect(await list({ search: 'gene' })).toMatchObject({ found_words: null, count: 2 });
  });

  test('in a search of one category, a typo is corrected only if a job of that category contains the corrected word', async () => {
    expect(await list({ search: 'barrista', category: 'finance' })).toMatchObject({
      found_words: null,
      count: 0,
    });
    expect(await list({ search: 'pyhton', category: 'tech' })).toMatchObject({
      found_words: 'python',
      count: 5,
    });
  });
});

test.each([
  '"',
  '""',
  '"a',
  'a"b"c',
  '-',
  '--',
  '- -',
  '-"',
  '-""',
  '!?',
  "' | x:* & !job",
  '\\',
  "'':*",
  '*=~"',
  '~a b',
  '&|!<->()',
  '+'.repeat(100),
  '#'.repeat(100),
  '-'.repeat(100),
  '.'.repeat(100),
  '"'.repeat(100),
  '('.repeat(100),
  'a-'.repeat(50),
  '"a '.repeat(33),
  'é'.repeat(100),
  '𝕏'.repeat(50),
  '😀'.repeat(50),
  'ﷺ'.repeat(100),
  '\u0301'.repeat(100),
  '\ud800',
  'a\ud800b',
  '\u202e\ufeff\u200b',
])('the server responds within a second to a search for the hostile text %j', async (search) => {
  const start = performance.now();
  const response = await list({ search });
  expect(response.results).toHaveLength(Math.min(20, response.count));
  expect(performance.now() - start).toBeLessThan(1_000);
});

test('a search whose text contains NUL or a lone surrogate gets the status 200 or 400', async () => {
  for (const search of ['%00', 'a%00b', '%ED%A0%80', 'a%ED%A0%80', '%FF']) {
    const { statusCode } = await server.app.inject(`/api/job-listings/listings/?search=${search}`);
    expect([200, 400]).toContain(statusCode);
  }
});
