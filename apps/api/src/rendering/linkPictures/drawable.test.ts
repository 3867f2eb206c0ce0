import fc from 'fast-check';
import { expect, test } from 'vitest';
import { drawable } from './drawable.ts';

test.each([
  ['Product designer – €60 an hour, "m/f/d" №5', 'Product designer – €60 an hour, "m/f/d" No5'],
  ['Дизайнер Ελλάδα Tiếng Việt', 'Дизайнер Ελλάδα Tiếng Việt'],
  ['مصمم מעצב', 'مصمم מעצב'],
  ['🚢🚢 Captain ✨ wanted 👨‍👩‍👧‍👦', 'Captain wanted'],
  ['Ｆｕｌｌ 𝐰𝐢𝐝𝐭𝐡', 'Full width'],
  ['☀️ Keeper 1️⃣', 'Keeper 1'],
  ['می\u200cخواهم', 'می\u200cخواهم'],
  ['two\n\tlines\u202e', 'two lines'],
])('the text %s is drawn as %s', (text, drawn) => {
  expect(drawable(text)).toBe(drawn);
});

test.each(['漢字のタイトル', 'Designer (デザイナー)', '🚢', ' … ', ''])(
  'the text %j is not drawn',
  (text) => {
    expect(drawable(text)).toBeNull();
  },
);

test('the result of drawable() has no control characters, and calling drawable() again does not change it', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const drawn = drawable(text);
      if (drawn === null) return;
      expect(drawn).not.toMatch(/\p{Cc}|\p{Cs}/u);
      expect(drawable(drawn)).toBe(drawn);
    }),
  );
});
