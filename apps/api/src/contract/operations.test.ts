/** The types are the fence: what they must refuse is written down here, and the compiler checks that they do. */
import { expect, test } from 'vitest';
import { ok, notFound } from './answers.ts';
import type { Operation, OperationsOf } from './operations.ts';

const hasApplied: Operation<'hasApplied'> = async ({ params, person }) =>
  params.jobId === person.id ? ok({ has_applied: true }) : notFound;

// @ts-expect-error -- openapi.yaml declares no 418
const teapot: Operation<'hasApplied'> = async () => ({ status: 418, body: { detail: 'No.' } });

// @ts-expect-error -- the body of 200 is another one
const otherBody: Operation<'hasApplied'> = async () => ok({ applied: true });

// @ts-expect-error -- 204 is no answer to this
const empty: Operation<'hasApplied'> = async () => ({ status: 204 });

const nobody: Operation<'listFreelancers'> = async ({ person }) =>
  // @ts-expect-error -- nobody needs to be signed in for this, so there is nobody to look at
  ok({ results: [], next: null, previous: String(person.id) });

// @ts-expect-error -- a visitor may be nobody
const visitor: Operation<'getJob'> = async ({ person }) => (person.id > 0 ? notFound : notFound);

// @ts-expect-error -- an operation is missing
const incomplete: OperationsOf<'hasApplied' | 'getResume'> = { hasApplied };

test('what the contract declares compiles, and nothing else does', () => {
  expect([teapot, otherBody, empty, nobody, visitor, incomplete]).toHaveLength(6);
});
