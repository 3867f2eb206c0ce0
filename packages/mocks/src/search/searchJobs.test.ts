import type { Job } from '@skillharbor/contract';
import { describe, expect, test } from 'vitest';
import { job as anyJob } from '../fixtures/jobs.ts';
import { searchJobs } from './searchJobs.ts';

type Posting = Pick<Job, 'title'> & Partial<Job>;

/** The jobs, newest first. */
const listings = (
  [
    { title: 'Senior Python Developer', company: 'GlobalLogic', location: 'Kyiv, Ukraine', remote: 'remote' },
    { title: 'Front-end engineer', company: 'Node Harbor', location: 'Montréal, Québec' },
    { title: 'Frontend designer', company: 'Acme', short_description: 'Sketches, and some Python.' },
    { title: 'Embedded C++ programmer', company: 'Acme', location: 'Łódź, Poland' },
    { title: 'C# and .NET consultant', company: 'Global Logic' },
    { title: 'Node.js developers wanted', company: 'Acme', employment_type: 'full-time' },
    { title: 'Night nurse', company: 'Gullwing Health', category: 'healthcare' },
    {
      title: 'Day nurse',
      company: 'Night Owl Clinics',
      category: 'healthcare',
      employment_type: 'part-time',
    },
    { title: 'Bookkeeper', company: 'Acme', category: 'finance', remote: 'hybrid' },
    { title: 'Softwareentwicklerin', company: 'Straßenbau Köln', description: 'Wir suchen dich.' },
    { title: 'مصمم واجهات', company: 'الميناء' },
  ] satisfies Posting[]
).map((posting, index): Job => ({
  ...anyJob,
  location: 'Nowhere',
  short_description: 'A job.',
  description: 'A job.',
  category: 'other',
  employment_type: 'contract',
  remote: 'onsite',
  ...posting,
  id: 100 - index,
  date_posted: `2027-02-${20 - index}T09:00:00Z`,
}));

const python = 'Senior Python Developer';
const frontEnd = 'Front-end engineer';
const frontend = 'Frontend designer';
const cPlusPlus = 'Embedded C++ programmer';
const dotNet = 'C# and .NET consultant';
const node = 'Node.js developers wanted';
const night = 'Night nurse';
const day = 'Day nurse';
const books = 'Bookkeeper';
const german = 'Softwareentwicklerin';
const arabic = 'مصمم واجهات';

const titles = (jobs: readonly Job[]) => jobs.map(({ title }) => title);

describe('the best matches come first', () => {
  test.each<[why: string, search: string, ...found: string[]]>([
    ['forms of a word', 'developer', python, node],
    ['forms of a word', 'developers', python, node],
    ['forms of a word', 'nurses', night, day],
    ['case', 'PYTHON dev', python],
    ['title over text', 'python', python, frontend],
    ['title over company', 'night', night, day],
    ['whole words rank above prefixes', 'node', node, frontEnd],
    ['a prefix is enough', 'prog', cPlusPlus],
    ['no endings', 'gramm'],
    ['accents', 'quebec', frontEnd],
    ['accents', 'Lodz', cPlusPlus],
    ['accents', 'strassenbau', german],
    ['hyphens', 'front-end', frontEnd, frontend],
    ['hyphens', 'frontend', frontEnd, frontend],
    ['hyphens', 'front end', frontEnd, frontend],
    ['compounds', 'globallogic', python, dotNet],
    ['compounds', 'global logic', python, dotNet],
    ['all words', 'acme python', frontend],
    ['all words', 'nurse python'],
    ['phrases', '"day nurse"', day],
    ['phrases', '"nurse day"'],
    ['phrases have whole words only', '"nur"'],
    ['exclusion', 'nurse -day', night],
    ['exclusion of a phrase', 'nurse -"night owl"', night],
    ['exclusion has whole words only', 'nurse -nig', night, day],
    ['exclusion in any form', 'python -developers', frontend],
    ['the fields’ own words', 'part-time', day],
    ['the fields’ own words', 'part time nurse', day],
    ['the fields’ own words', 'hybrid', books],
    ['the fields’ own words', 'finance', books],
    ['the fields’ own words', 'remote', python],
    ['the fields’ own words', 'on-site nurse', night, day],
    ['punctuation', 'c++', cPlusPlus],
    ['punctuation', 'c#', dotNet],
    ['punctuation', '.net', dotNet],
    ['punctuation', 'node.js', node],
    ['punctuation', 'nodejs', node],
    ['other languages', 'Softwareentwicklerin', german],
    ['other languages', 'مصمم', arabic],
    ['different words', `${'Nurse nurse '.repeat(5)}day`, day],
    ['ten words', 'embedded c++ programmer acme lodz poland onsite contract job other unheard', cPlusPlus],
  ])('%s: %s', (_why, search, ...found) => {
    const { jobs, foundWords } = searchJobs(listings, search);
    expect(titles(jobs)).toEqual(found);
    expect(foundWords).toBeNull();
  });

  test('without words, the newest jobs come first', () => {
    expect(searchJobs(listings, ' ').jobs).toEqual(listings);
    expect(searchJobs(listings, '', 'best').jobs).toEqual(listings);
  });
});

describe('one typo', () => {
  test.each([
    ['pyhton', 'python', [python, frontend]],
    ['senior pythn', 'senior python', [python]],
    ['quebek', 'quebec', [frontEnd]],
    ['nurze -day', 'nurse -day', [night]],
  ])('%s is searched as %s', (search, meant, found) => {
    const { jobs, foundWords } = searchJobs(listings, search);
    expect(foundWords).toBe(meant);
    expect(titles(jobs)).toEqual(found);
  });

  test.each([
    '"pyhton"',
    '"senior" "pyhton"',
    'pyhtonn',
    'dya',
    'pyhton nurse',
    'unheard',
    '-pyhton night day',
  ])('%s is searched as it was typed', (search) => {
    expect(searchJobs(listings, search).foundWords).toBeNull();
  });
});

test('other orders find the same jobs', () => {
  expect(titles(searchJobs(listings, 'night', 'date').jobs)).toEqual([night, day]);
  expect(titles(searchJobs(listings, 'night', 'oldest').jobs)).toEqual([day, night]);
  expect(searchJobs(listings, '', 'oldest').jobs).toEqual(listings.toReversed());
});
