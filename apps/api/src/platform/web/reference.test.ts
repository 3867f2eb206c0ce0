import { readFileSync } from 'node:fs';
import { load } from 'js-yaml';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { contractFile } from '../../contract/document.ts';
import { testServer } from '../../testing/testServer.ts';
import type { TestServer } from '../../testing/testServer.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

test('the server publishes the contract at /api/openapi.yaml without a change', async () => {
  const { headers, body } = await server.app.inject('/api/openapi.yaml');
  expect(headers['content-type']).toBe('application/yaml; charset=utf-8');
  expect(body).toBe(readFileSync(contractFile, 'utf8'));
  expect(load(body)).toHaveProperty('openapi', '3.1.0');
});

test.each(['/api/docs', '/api/docs/'])('the page %s has no external parts', async (url) => {
  const { statusCode, headers, body } = await server.app.inject(url);
  expect(statusCode).toBe(200);
  expect(headers['content-type']).toBe('text/html; charset=utf-8');
  // The content security policy allows every part of the page: the page has no inline scripts or styles, and loads
  // nothing from another site.
  expect(headers['content-security-policy']).toContain("script-src 'self';");
  expect(body).not.toMatch(/<style|<script(?![^>]* src="\/)|https?:/);
  const parts = [...body.matchAll(/(?:src|href)="(\/api\/docs\/[^"]+)"/g)].map(([, part]) => String(part));
  expect(parts).toHaveLength(4);
  const responses = await Promise.all(parts.map((part) => server.app.inject(part)));
  expect(responses.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
});

test.each(['/api/docs/package.json', '/api/docs/swagger-initializer.js', '/api/docs/../reference.ts'])(
  '%s returns 404',
  async (url) => {
    expect((await server.app.inject(url)).statusCode).toBe(404);
  },
);
