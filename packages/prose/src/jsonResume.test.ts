import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { jsonResume, parseJsonResume } from './jsonResume.ts';

const today = new Date('2026-06-15');
const parse = (resume: unknown) => parseJsonResume(JSON.stringify(resume), today);

test('a resume from another site can be read', () => {
  const resume = {
    basics: {
      name: 'Marisol Vega',
      label: 'Product designer',
      summary: 'I design timetables.',
      url: 'https://marisolvega.example',
      location: { city: 'Valencia', countryCode: 'es' },
    },
    work: [
      { name: 'Ferry Co', startDate: '2019-03' },
      { name: 'Rail Co', startDate: '2014', endDate: '2019' },
    ],
    skills: [{ name: 'Design', keywords: ['Figma', 'User research'] }, { name: 'Illustration' }],
  };
  expect(parse(resume)).toEqual({
    title: 'Product designer',
    bio: 'I design timetables.',
    experience: '12',
    portfolio_link: 'https://marisolvega.example',
    location: 'Valencia, Spain',
    skills: 'Design\nFigma\nUser research\nIllustration',
  });
});

test('a resume that this site has written can be read', () => {
  const written = jsonResume({
    user: { id: 1, first_name: 'Marisol', last_name: 'Vega', email: null, role: 'freelancer' },
    title: 'Product designer',
    bio: 'I design timetables.',
    portfolio_link: 'https://marisolvega.example',
    location: 'Valencia, Spain',
    skills: [{ id: 7, name: 'Illustration', category: 'Design' }],
    portfolio: [],
    work_record: [],
  });
  expect(parse(written)).toEqual({
    title: 'Product designer',
    bio: 'I design timetables.',
    experience: '',
    portfolio_link: 'https://marisolvega.example',
    location: 'Valencia, Spain',
    skills: 'Illustration',
  });
});

test('the work record is written as references', () => {
  const { references } = jsonResume({
    user: { id: 1, first_name: 'Marisol', last_name: 'Vega', email: null, role: 'freelancer' },
    title: '',
    bio: '',
    portfolio_link: '',
    location: '',
    skills: [],
    portfolio: [],
    work_record: [
      {
        id: 1,
        about: 'freelancer',
        job_title: 'Timetable',
        started: '2026-03',
        done: '2026-05',
        sentence: 'Every ferry left on time.',
        author_name: 'North Pier Ferries',
        author_slug: 'north-pier-ferries',
        author_id: null,
      },
    ],
  });
  expect(references).toEqual([{ name: 'North Pier Ferries', reference: 'Every ferry left on time.' }]);
});

describe('a location', () => {
  test.each([
    [{ city: 'Lima', region: 'Lima', countryCode: 'PE' }, 'Lima, Peru'],
    [{ region: 'Bavaria', countryCode: 'DE' }, 'Bavaria, Germany'],
    [{ city: 'Nairobi', countryCode: 'Kenya' }, 'Nairobi, Kenya'],
    [{ address: 'Quay 4, Oslo' }, 'Quay 4, Oslo'],
    ['Oslo', ''],
  ])('%j becomes “%s”', (location, place) => {
    expect(parse({ basics: { location } })?.location).toBe(place);
  });
});

test('the portfolio link is the URL of another profile if the resume has no website', () => {
  const profiles = [{ network: 'Code', url: 'https://code.example/marisol' }];
  expect(parse({ basics: { profiles } })?.portfolio_link).toBe('https://code.example/marisol');
});

test('work that starts in the future adds no experience', () => {
  expect(parse({ basics: {}, work: [{ startDate: '2027-01-01' }] })?.experience).toBe('');
});

test.each(['', 'no JSON', '[]', '{}', 'null', '"basics"'])(
  'a file with the content “%s” is refused',
  (text) => {
    expect(parseJsonResume(text, today)).toBeNull();
  },
);

test('any other JSON is either read or refused, and never throws', () => {
  const any = fc.jsonValue({ maxDepth: 2 });
  const resumes = fc.record({
    basics: fc.oneof(any, fc.record({ label: any, url: any, profiles: any, location: any })),
    work: fc.oneof(any, fc.array(fc.record({ startDate: any }))),
    skills: fc.oneof(any, fc.array(fc.record({ name: any, keywords: any }))),
  });
  fc.assert(
    fc.property(resumes, (resume) => {
      const texts = Object.values(parse(resume) ?? {});
      expect(texts.every((text) => typeof text === 'string')).toBe(true);
    }),
  );
});
