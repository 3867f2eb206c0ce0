/** None of these operations may compile: `pnpm typecheck` fails if one of them does. This file is never run. */
import type { OperationId } from '@skillharbor/contract';
import type { Operations, OperationsOf } from './operations.ts';
import { ok, notFound } from './responses.ts';

type Operation<Id extends OperationId> = Operations[Id];

const hasApplied: Operation<'hasApplied'> = async ({ params, person }) =>
  params.jobId === person.id
    ? ok({
        has_applied: true,
        application: 1,
        open_applications: { count: 1, limit: 20 },
        retention: { ended_days: 180, accepted_days: 1095 },
      })
    : notFound;

// @ts-expect-error -- openapi.yaml declares no 418
const teapot: Operation<'hasApplied'> = async () => ({ status: 418, body: { detail: 'No.' } });

// @ts-expect-error -- the body of 200 has another shape
const otherBody: Operation<'hasApplied'> = async () => ok({ applied: true });

// @ts-expect-error -- this operation declares no 204
const empty: Operation<'hasApplied'> = async () => ({ status: 204 });

const open: Operation<'listFreelancers'> = async ({ person }) =>
  // @ts-expect-error -- the operation is open, so there is no person
  ok({ results: [], next: null, previous: String(person.id) });

// @ts-expect-error -- the person of a visitor may be null
const visitor: Operation<'getJob'> = async ({ person }) => (person.id > 0 ? notFound : notFound);

// @ts-expect-error -- an operation is missing
const incomplete: OperationsOf<'hasApplied' | 'getResume'> = { hasApplied };

void [teapot, otherBody, empty, open, visitor, incomplete];
