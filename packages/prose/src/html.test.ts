import fc from 'fast-check';
import { expect, test } from 'vitest';
import { proseHtml } from './index.ts';

test('paragraphs, lists and links become HTML elements', () => {
  expect(
    proseHtml('We pay\nwithin ten days.\n\n- Plain sentences\n- Patience\n\n3. See https://a.test/?b=1&c'),
  ).toBe(
    '<p>We pay<br>\nwithin ten days.</p>\n' +
      '<ul><li>Plain sentences</li><li>Patience</li></ul>\n' +
      '<ol><li value="3">See <a href="https://a.test/?b=1&amp;c" rel="nofollow ugc noopener">https://a.test/?b=1&amp;c</a></li></ol>',
  );
});

test('a style applies to every block', () => {
  expect(proseHtml('One\n\n- Two', 'margin:0')).toBe(
    '<p style="margin:0">One</p>\n<ul style="margin:0"><li>Two</li></ul>',
  );
});

test('a user’s text never becomes a tag or an attribute', () => {
  const typed = fc.string({
    unit: fc.constantFrom('<', '>', '"', "'", '&', 'a', ' ', '\n', '- ', 'https://a.test/'),
  });
  fc.assert(
    fc.property(typed, (text) => {
      const tags = proseHtml(text).match(/<[^>]*>/g) ?? [];
      for (const tag of tags)
        expect(tag).toMatch(/^<(\/?(p|ul|ol|li|a)|br|li value="\d+"|a href="[^"<>]*" rel="[a-z ]+")>$/);
    }),
  );
});
