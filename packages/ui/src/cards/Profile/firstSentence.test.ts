import { expect, test } from 'vitest';
import { firstSentence } from './firstSentence.ts';

test.each([
  ['I draw maps. I also sail.', 'I draw maps.'],
  ['  Need a map? Ask me.', 'Need a map?'],
  ['Version 2.5 of me draws maps. Ask.', 'Version 2.5 of me draws maps.'],
  ['No end here\nand a second line.', 'No end here'],
  ['أرسم الخرائط. وأبحر أيضًا.', 'أرسم الخرائط.'],
  ['', ''],
])('the first sentence of %j is %j', (text, sentence) => {
  expect(firstSentence(text)).toBe(sentence);
});
