/**
 * Whatever is sent to an operation, the answer is one that openapi.yaml declares, and never a fault of the server.
 *
 *     CASES=10000 npx vitest run --project server apps/api/src/contract/property.test.ts     the thorough run
 */
import fc from 'fast-check';
import type { Arbitrary } from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testServer } from '../testing/app.ts';
import { checkAnswer } from '../testing/contract.ts';
import { multipart } from '../testing/forms.ts';
import type { FormFile } from '../testing/forms.ts';
import { logIn, populate, resetToken } from '../testing/harbor.ts';
import type { Harbor } from '../testing/harbor.ts';
import { expectLegalState } from '../testing/invariants.ts';
import { operations } from '../testing/operations.ts';
import type { AskableOperation, Parameter, Schema } from '../testing/operations.ts';
import { PASSWORD, apply, postJob, signUp } from '../testing/people.ts';
import { smallPdf } from '../testing/resumes.ts';
import { damaged, hostile, names, valid, validatorOf } from '../testing/values.ts';
import { audiences } from './audience.ts';

const CASES = Number(process.env['CASES'] ?? 200);
const SEED = 20260504;
const timeout = 30_000 + CASES * 200;

let harbor: Harbor;
let facts: Record<string, unknown>;
let pdf: Uint8Array;
beforeAll(async () => {
  const server = await testServer();
  harbor = await populate(server);
  for (let number = 1; number <= 12; number += 1) {
    const job = await postJob(harbor.client, { is_active: number <= 6 });
    if (number <= 4) await apply(harbor.freelancer, job);
  }
  const forgetful = await signUp(server, 'client');
  facts = {
    email: harbor.client.email,
    password: PASSWORD,
    refresh: (await logIn(server, forgetful)).body.refresh_token,
    token: await resetToken(server, forgetful.email),
    listing: 6,
    id: harbor.freelancer.id,
    freelancer_id: harbor.freelancer.id,
    freelancer_email: harbor.freelancer.email,
    application_deadline: '2026-12-31',
    version: 1,
    skills: [1, 2],
  };
  ({ content: pdf } = await smallPdf());
});
afterAll(async () => {
  await expectLegalState(harbor.server);
  await harbor.server.close();
});

interface Sent {
  by: 'nobody' | Exclude<keyof Harbor, 'server'>;
  url: string;
  content: { headers: Record<string, string>; payload: string | Buffer } | null;
  /** The body before it became text, where it is JSON. */
  json?: unknown;
}

/** Ids that are somebody's, that could be, and that are none. */
const anyId = ({ name, schema }: Parameter) =>
  fc.oneof(
    { weight: 4, arbitrary: fc.integer({ min: 1, max: 12 }).map(String) },
    { weight: 2, arbitrary: fc.constant(textOf(facts[name] ?? 1)) },
    { weight: 2, arbitrary: valid(schema).map(String) },
    { weight: 2, arbitrary: hostile.map(encode) },
    { weight: 1, arbitrary: fc.constantFrom('%', '%00', '%ff', '..', '%2e%2e%2f', '+', '0', '01', '1.0') },
  );

const anyQuery = (parameters: Parameter[]) =>
  fc
    .tuple(
      fc.record(
        Object.fromEntries(
          parameters.map(({ name, schema }) => [
            name,
            fc.oneof(valid(schema).map(encode), hostile.map(encode)),
          ]),
        ),
        { requiredKeys: [] },
      ),
      fc.option(fc.tuple(names.map(encode), hostile.map(encode)), { freq: 8, nil: null }),
    )
    .map(([known, other]) =>
      [...Object.entries(known), ...(other ? [other] : [])].map((pair) => pair.join('=')).join('&'),
    )
    // Node refuses longer addresses by itself.
    .map((query) => (query === '' ? '' : `?${query.slice(0, 8_000)}`));

/** Of several fields, some take the value of a thing that is there. */
const mixedWithFacts = (object: Arbitrary<unknown>) =>
  fc
    .tuple(object, fc.infiniteStream(fc.boolean()))
    .map(([fields, flips]) =>
      Object.fromEntries(
        Object.entries(fields as object).map(([name, value]) => [
          name,
          name in facts && flips.next().value ? facts[name] : value,
        ]),
      ),
    );

function anyJson(schema: Schema): Arbitrary<Pick<Sent, 'content' | 'json'>> {
  const fitting = mixedWithFacts(valid(schema));
  const value = fc.oneof(
    { weight: 5, arbitrary: fitting },
    { weight: 5, arbitrary: damaged(fitting) },
    { weight: 1, arbitrary: hostile },
  );
  const type = fc.constantFrom('application/json', 'application/json; charset=utf-8', 'Application/JSON');
  const text = fc
    .tuple(value, type)
    .map(([json, contentType]) => ({ ...raw(contentType, JSON.stringify(json)), json }));
  return fc.oneof({ weight: 9, arbitrary: text }, { weight: 1, arbitrary: anyNonsense });
}

function anyForm(schema: Schema): Arbitrary<Pick<Sent, 'content'>> {
  const fitting = mixedWithFacts(valid(schema));
  const fileFields = Object.entries(schema.properties ?? {}).filter(([, { format }]) => format === 'binary');
  const file = fc.record({
    field: fc.oneof(
      { weight: 9, arbitrary: fc.constantFrom(...fileFields.map(([name]) => name)) },
      { weight: 1, arbitrary: names },
    ),
    name: fc.oneof(fc.constantFrom('resume.pdf', 'me.png', '', 'a.docx', 'x.doc'), hostile.map(textOf)),
    content: fc.oneof(
      { weight: 3, arbitrary: fc.constant(null) },
      { weight: 2, arbitrary: fc.uint8Array({ maxLength: 500 }) },
    ),
  });
  const form = fc
    .tuple(fc.oneof(fitting, damaged(fitting)), fc.option(file, { freq: 4, nil: null }))
    .map(([fields, sent]) => {
      const parts: Record<string, string | string[] | FormFile> = Object.fromEntries(
        Object.entries(fields as object).map(([name, value]: [string, unknown]) => [name, fieldOf(value)]),
      );
      if (sent) parts[sent.field] = { name: sent.name, content: sent.content ?? pdf };
      return { content: multipart(parts) };
    });
  return fc.oneof({ weight: 9, arbitrary: form }, { weight: 1, arbitrary: anyNonsense });
}

const fieldOf = (value: unknown) => (Array.isArray(value) ? value.map(textOf) : textOf(value));

/** What is no JSON and no form, whatever it says it is. */
const anyNonsense = fc
  .tuple(
    fc.constantFrom(
      'application/json',
      'application/json; charset=utf-16',
      'multipart/form-data',
      'multipart/form-data; boundary=x',
      'text/plain',
      'application/x-www-form-urlencoded',
      'application/octet-stream',
      '',
      ';;;',
    ),
    fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.constantFrom(
        '',
        '{',
        '{"a":',
        '[',
        '--x\r\n',
        '--x\r\n\r\n--x--',
        '{"__proto__":{"a":1}}',
        '\ufeff{}',
      ),
    ),
  )
  .map(([type, payload]) => raw(type, payload));

function raw(type: string, payload: string): Pick<Sent, 'content'> {
  return { content: { headers: { 'content-type': type }, payload } };
}

function encode(value: unknown): string {
  return encodeURIComponent(textOf(value).slice(0, 500).toWellFormed());
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

const everybody = ['nobody', 'client', 'freelancer', 'otherClient', 'otherFreelancer'] as const;

function anySent({ id, path, parameters, body }: AskableOperation): Arbitrary<Sent> {
  const inPath = parameters.filter((parameter) => parameter.in === 'path');
  const [role] = audiences[id].split(' ');
  const by = fc.oneof(
    {
      weight: 4,
      arbitrary: fc.constant(role === 'freelancer' ? ('freelancer' as const) : ('client' as const)),
    },
    { weight: 1, arbitrary: fc.constantFrom(...everybody) },
  );
  const content = !body
    ? fc.constant({ content: null })
    : body.isForm
      ? anyForm(body.schema)
      : anyJson(body.schema);
  return fc
    .record({
      by,
      params: fc.record(Object.fromEntries(inPath.map((parameter) => [parameter.name, anyId(parameter)]))),
      query: anyQuery(parameters.filter((parameter) => parameter.in === 'query')),
      content,
    })
    .map(({ params, query, content: sent, by: sender }) => ({
      by: sender,
      url: path.replace(/\{(\w+)\}/g, (_braces, name: string) => params[name] ?? '') + query,
      ...sent,
    }));
}

async function send({ method }: AskableOperation, { by, url, content }: Sent): Promise<number> {
  const authorization = by === 'nobody' ? {} : { authorization: `Bearer ${harbor[by].session.access_token}` };
  const response = await harbor.server.app.inject({
    method,
    url,
    headers: { ...authorization, ...content?.headers },
    ...(content && { payload: content.payload }),
  });
  const isJson = String(response.headers['content-type']).startsWith('application/json');
  checkAnswer(method, url, response.statusCode, isJson ? response.json<unknown>() : response.body);
  return response.statusCode;
}

describe.each(operations)('$id', (operation) => {
  test(`answers ${CASES} requests of all sorts as openapi.yaml says`, { timeout }, async () => {
    const { body } = operation;
    const isValid = body && !body.isForm ? validatorOf(body.schema) : () => true;
    const property = fc.asyncProperty(anySent(operation), async (sent) => {
      const status = await send(operation, sent);
      expect(status).toBeLessThan(500);
      // What is taken is what the contract allows.
      const isTaken = status < 300 && 'json' in sent;
      expect(!isTaken || isValid(sent.json)).toBe(true);
    });
    await fc.assert(property, { seed: SEED, numRuns: CASES });
  });
});
