import { deadlineSoonJob, job, myClosedJob, myJob, TODAY } from '@skillharbor/mocks';
import type { ApplicationStatus, Job } from '@skillharbor/contract';
import { renderToStaticMarkup } from 'react-dom/server';
import type { ReactElement } from 'react';
import { expect, test } from 'vitest';
import { badge } from '../primitives/Badge/Badge.css.ts';
import { ApplicationState } from './ApplicationCard/ApplicationParts.tsx';
import { DecisionStatus } from './DecisionStatus/DecisionStatus.tsx';
import { JobCard } from './JobCard/JobCard.tsx';
import { JobFacts } from './JobView/JobFacts.tsx';
import { JobKeys } from './JobView/JobKeys.tsx';
import { JobStatus } from './JobStatus/JobStatus.tsx';

const tones = ['neutral', 'accent', 'positive', 'caution', 'critical', 'signal'] as const;

/** Returns the tones of the badges in their order. */
function badgesIn(element: ReactElement): (typeof tones)[number][] {
  const html = renderToStaticMarkup(element);
  const classes = [...html.matchAll(/class="([^"]*)"/g)].map(([, names = '']) => names);
  return classes.flatMap((names) => tones.filter((tone) => names === badge({ tone })));
}

const statuses: ApplicationStatus[] = ['pending', 'accepted', 'rejected', 'withdrawn', 'closed'];

test.each(statuses)('an application that is %s has the same tone for both sides', (status) => {
  const tone = badgesIn(<ApplicationState status={status} />);
  expect(tone).toHaveLength(1);
  expect(badgesIn(<DecisionStatus status={status} />)).toEqual(tone);
});

test('an active job has the same tone, whether or not it accepts applications', () => {
  const [open] = badgesIn(<JobStatus job={myJob} today={TODAY} />);
  const [closed] = badgesIn(<JobStatus job={myClosedJob} today={TODAY} />);
  expect(closed).toBe(open);
});

test('a near deadline and the last places have the same tone on a card and on the job’s page', () => {
  const few = { ...job, application_limit: 30, places_left: 3 };
  const near = { ...job, ...deadlineSoonJob };
  const onPage = (one: Job) =>
    badgesIn(
      <>
        <JobKeys job={one} today={TODAY} />
        <JobFacts job={one} today={TODAY} />
      </>,
    );
  const onCard = (one: Job) => badgesIn(<JobCard job={one} href="#" today={TODAY} />);
  expect(onPage(few)).toEqual(['caution']);
  expect(onCard(few)).toEqual(['caution']);
  expect(onPage(near)).toEqual(['signal']);
  expect(onCard(near)).toEqual(['signal']);
});

test('a card has one badge, for the most urgent fact', () => {
  const both = { ...job, ...deadlineSoonJob, application_limit: 30, places_left: 3 };
  expect(badgesIn(<JobCard job={both} href="#" today={TODAY} />)).toEqual(['signal']);
});
