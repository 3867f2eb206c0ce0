import { expect, test } from 'vitest';
import { testServer } from '../../testing/testServer.ts';

const read = async (environment: Record<string, string>) => {
  const server = await testServer({ environment });
  const { statusCode, headers, body } = await server.app.inject('/.well-known/security.txt');
  await server.close();
  return { statusCode, type: headers['content-type'], body };
};

test('security.txt names the operator’s contact, and has an expiry date', async () => {
  const { type, body } = await read({ SECURITY_CONTACT: 'mailto:security@harbor.test' });
  expect(type).toBe('text/plain; charset=utf-8');
  expect(body.split('\n')).toEqual([
    'Contact: mailto:security@harbor.test',
    expect.stringMatching(/^Expires: \d{4}-\d\d-\d\dT00:00:00Z$/),
    'Canonical: https://harbor.test/.well-known/security.txt',
    'Preferred-Languages: en',
    '',
  ]);
});

test('security.txt does not exist if no contact is set', async () => {
  expect((await read({})).statusCode).toBe(404);
});
