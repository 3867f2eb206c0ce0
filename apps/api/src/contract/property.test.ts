/**
 * Tests that every operation responds to any request as openapi.yaml declares, and never with a server error.
 *
 * This command makes a thorough run:
 *     CASES=10000 npx vitest run --project server apps/api/src/contract/property.test.ts
 */
import { endpoints } from '@skillharbor/contract';
import fc from 'fast-check';
import type { Arbitrary } from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { invalidated, hostileValues, fieldNames, validValues, validatorOf } from '../testing/arbitraries.ts';
import { checkResponse } from '../testing/checkResponse.ts';
import { encodeForm } from '../testing/forms.ts';
import type { FormFields } from '../testing/forms.ts';
import { inject } from '../testing/inject.ts';
import { expectLegalState } from '../testing/invariants.ts';
import { operations } from '../testing/operations.ts';
import type { ContractOperation, Parameter, Schema } from '../testing/operations.ts';
import { PASSWORD, apply, logIn, postJob, resetToken, signUp } from '../testing/people.ts';
import { smallPdf } from '../testing/resumes.ts';
import { testServer } from '../testing/testServer.ts';
import { createTestWorld } from '../testing/testWorld.ts';
import type { TestWorld } from '../testing/testWorld.ts';

const CASES = Number(process.env['CASES'] ?? 8);
const timeout = 120_000 + CASES * 200;

let world: TestWorld;
let facts: Record<string, unknown>;
let pdf: Uint8Array;
beforeAll(async () => {
  const server = await testServer({ environment: { DECISION_HOLD: '10' } });
  world = await createTestWorld(server);
  for (let number = 1; number <= 12; number += 1) {
    const job = await postJob(world.client, { is_active: number <= 6 });
    if (number <= 4) await apply(world.freelancer, job);
  }
  const forgetful = await signUp(server, 'client');
  facts = {
    email: world.client.email,
    password: PASSWORD,
    refresh: (await logIn(server, forgetful)).body.refresh_token,
    token: await resetToken(server, forgetful.email),
    listing: 6,
    id: world.freelancer.id,
    freelancer_id: world.freelancer.id,
    freelancer_email: world.freelancer.email,
    application_deadline: '2026-12-31',
    version: 1,
    skills: [1, 2],
  };
  ({ content: pdf } = smallPdf());
});
afterAll(async () => {
  await expectLegalState(world.server);
  await world.server.close();
});

interface Sent {
  by: 'visitor' | Exclude<keyof TestWorld, 'server'>;
  url: string;
  /** The values of the request headers that openapi.yaml declares. */
  headers: Record<string, string>;
  content: { headers: Record<string, string>; payload: string | Buffer } | null;
  /** The value that the body contains, if the body is JSON. */
  json?: unknown;
}

/**
 * Generates ids that exist, ids that could exist, and invalid ids. Never generates `..`, because a URL that contains it
 * names another operation.
 */
const anyId = ({ name, schema }: Parameter) =>
  fc.oneof(
    { weight: 4, arbitrary: fc.integer({ min: 1, max: 12 }).map(String) },
    { weight: 2, arbitrary: fc.constant(textOf(facts[name] ?? 1)) },
    { weight: 2, arbitrary: validValues(schema).map(String) },
    { weight: 2, arbitrary: hostileValues.map(encode) },
    { weight: 1, arbitrary: fc.constantFrom('%', '%00', '%ff', '%2e%2e%2f', '+', '0', '01', '1.0') },
  );

const anyQuery = (parameters: Parameter[]) =>
  fc
    .tuple(
      fc.record(
        Object.fromEntries(
          parameters.map(({ name, schema }) => [
            name,
            fc.oneof(validValues(schema).map(encode), hostileValues.map(encode)),
          ]),
        ),
        { requiredKeys: [] },
      ),
      fc.option(fc.tuple(fieldNames.map(encode), hostileValues.map(encode)), { freq: 8, nil: null }),
    )
    .map(([known, other]) =>
      [...Object.entries(known), ...(other ? [other] : [])].map((pair) => pair.join('=')).join('&'),
    )
    // The length is limited, because Node refuses longer URLs before the application's code sees them.
    .map((query) => (query === '' ? '' : `?${query.slice(0, 8_000)}`));

/** Generates valid and invalid entity tags, because no operation declares any other request header. */
const anyTags = fc.constantFrom('*', '"1"', 'W/"1"', '"2", "1"', '"', ',', '', '1', '"9999999999999999999"');

/**
 * Replaces some generated fields with the id of an existing resource, so that some of the requests name a resource that
 * the server finds.
 */
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
  const fitting = mixedWithFacts(validValues(schema));
  const value = fc.oneof(
    { weight: 5, arbitrary: fitting },
    { weight: 5, arbitrary: invalidated(fitting) },
    { weight: 1, arbitrary: hostileValues },
  );
  const type = fc.constantFrom('application/json', 'application/json; charset=utf-8', 'Application/JSON');
  const text = fc
    .tuple(value, type)
    .map(([json, contentType]) => ({ ...raw(contentType, JSON.stringify(json)), json }));
  return fc.oneof({ weight: 9, arbitrary: text }, { weight: 1, arbitrary: anyNonsense });
}

function anyForm(schema: Schema): Arbitrary<Pick<Sent, 'content'>> {
  const fitting = mixedWithFacts(validValues(schema));
  const fileFields = Object.entries(schema.properties ?? {}).filter(([, { format }]) => format === 'binary');
  const file = fc.record({
    field: fc.oneof(
      { weight: 9, arbitrary: fc.constantFrom(...fileFields.map(([name]) => name)) },
      { weight: 1, arbitrary: fieldNames },
    ),
    name: fc.oneof(fc.constantFrom('resume.pdf', 'me.png', '', 'a.docx', 'x.doc'), hostileValues.map(textOf)),
    content: fc.oneof(
      { weight: 3, arbitrary: fc.constant(null) },
      { weight: 2, arbitrary: fc.uint8Array({ maxLength: 500 }) },
    ),
  });
  const form = fc
    .tuple(fc.oneof(fitting, invalidated(fitting)), fc.option(file, { freq: 4, nil: null }))
    .map(([fields, sent]) => {
      const texts = Object.entries(fields as object).map(([name, value]: [string, unknown]) => [
        name,
        fieldOf(value),
      ]);
      const files = sent ? [[sent.field, { name: sent.name, content: sent.content ?? pdf }]] : [];
      // The cast is safe: `fromEntries` loses the types of the values.
      return { content: encodeForm(Object.fromEntries([...texts, ...files]) as FormFields) };
    });
  return fc.oneof({ weight: 9, arbitrary: form }, { weight: 1, arbitrary: anyNonsense });
}

const fieldOf = (value: unknown) => (Array.isArray(value) ? value.map(textOf) : textOf(value));

/** Generates bodies that are neither JSON nor a form, with a random content type. */
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

const users = ['visitor', 'client', 'freelancer', 'otherClient', 'otherFreelancer', 'operator'] as const;

/** Returns a user from the test data who may call the operation. */
function callerOf(who: string | undefined): (typeof users)[number] {
  if (who === 'moderator' || who === 'operator') return 'operator';
  return who === 'freelancer' ? 'freelancer' : 'client';
}

function anySent({ id, path, parameters, body }: ContractOperation): Arbitrary<Sent> {
  const inPath = parameters.filter((parameter) => parameter.in === 'path');
  const inHeader = parameters.filter((parameter) => parameter.in === 'header');
  const [role] = endpoints[id].audience.split('-');
  const by = fc.oneof(
    {
      weight: 4,
      arbitrary: fc.constant(callerOf(role)),
    },
    { weight: 1, arbitrary: fc.constantFrom(...users) },
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
      tags: fc.option(anyTags),
      content,
    })
    .map(({ params, query, tags, content: sent, by: sender }) => ({
      by: sender,
      headers: Object.fromEntries(
        tags === null ? [] : inHeader.map(({ name }) => [name.toLowerCase(), tags]),
      ),
      url: path.replace(/\{(\w+)\}/g, (_braces, name: string) => params[name] ?? '') + query,
      ...sent,
    }));
}

async function send({ method }: ContractOperation, { by, url, headers, content }: Sent): Promise<number> {
  const authorization = by === 'visitor' ? {} : { authorization: `Bearer ${world[by].session.access_token}` };
  const response = await inject(world.server.app, {
    method,
    url,
    headers: { ...authorization, ...headers, ...content?.headers },
    ...(content && { payload: content.payload }),
  });
  const isJson = String(response.headers['content-type']).startsWith('application/json');
  checkResponse(method, url, response.statusCode, isJson ? JSON.parse(response.body) : response.body);
  return response.statusCode;
}

describe.each(operations)('the operation $id', (operation) => {
  test(
    `the operation responds to ${CASES} generated requests as openapi.yaml declares`,
    { timeout },
    async () => {
      const { body } = operation;
      const isValid = body && !body.isForm ? validatorOf(body.schema) : () => true;
      const property = fc.asyncProperty(anySent(operation), async (sent) => {
        const status = await send(operation, sent);
        expect(status).toBeLessThan(500);
        // The server must never accept an invalid body.
        const isTaken = status < 300 && 'json' in sent;
        expect(!isTaken || isValid(sent.json)).toBe(true);
      });
      await fc.assert(property, { numRuns: CASES });
    },
  );
});
