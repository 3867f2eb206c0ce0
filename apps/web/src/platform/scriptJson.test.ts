import fc from 'fast-check';
import { expect, test } from 'vitest';
import { scriptJson } from './scriptJson.ts';

test('no text can end the script, and every text can be read back unchanged', () => {
  const hostile = fc.string({
    unit: fc.constantFrom('<', '/', 'script', '>', '!--', '\\', '"', 'u003c', '\u2028', 'a'),
  });
  fc.assert(
    fc.property(hostile, (text) => {
      const written = scriptJson({ text });
      expect(written).not.toContain('<');
      expect(JSON.parse(written)).toEqual({ text });
    }),
  );
});
