import { expect, test } from 'vitest';
import { maskPerson } from './maskPerson.ts';

const zoe = { firstName: 'Zoë Anne', lastName: 'Müller-Quill' };
const mask = (text: string, person = zoe) => maskPerson(text, person);

test.each([
  ['My name is Zoë.', 'My name is […].'],
  ['I am Zoe Mueller.', 'I am […] […].'],
  ['ZOË MÜLLER-QUILL', '[…] […]-[…]'],
  ['Quill’s work is mine.', '[…]’s work is mine.'],
  ['I write with a quill, and know Zoey.', 'I write with a quill, and know Zoey.'],
  ['Anneliese taught me.', 'Anneliese taught me.'],
])('hides the parts of the name as words: %s', (text, hidden) => {
  expect(mask(text).text).toBe(hidden);
});

test.each([
  ['Write to zoe@quill.example, please.', 'Write to […], please.', { addresses: 1 }],
  ['Call +49 (0) 170 123-4567 or 0170/1234567.', 'Call […] or […].', { addresses: 2 }],
  ['I am @zoe_q there.', 'I am […] there.', { addresses: 1 }],
  ['See https://zoe.example/work?a=1, and www.quill.com.', 'See […], and […].', { links: 2 }],
  ['It is at github.com/zq or quill.io.', 'It is at […] or […].', { links: 2 }],
])('hides addresses and links: %s', (text, hidden, counts) => {
  const { text: shown, masked } = mask(text);
  expect(shown).toBe(hidden);
  expect(masked).toEqual({ names: 0, addresses: 0, links: 0, ...counts });
});

test.each([
  'I use Node.js, ASP.NET, socket.io and C++.',
  'From 2014 to 2019, and 2020-2024, I earned 1,200,000.',
  'It took 3.5 hours, i.e. half a day, at 10 a.m. on 12.05.2024.',
  'The end.Next sentence.',
])('leaves other text as it is: %s', (text) => {
  expect(mask(text)).toEqual({ text, masked: { names: 0, addresses: 0, links: 0 } });
});

test('hides names in a script without capitals', () => {
  expect(mask('اسمي ليلى.', { firstName: 'ليلى', lastName: 'حداد' }).text).toBe('اسمي […].');
});

test('a short or empty name hides nothing else', () => {
  expect(mask('I am a person of A.', { firstName: 'A', lastName: '' }).masked.names).toBe(0);
});

test('a long hostile text is masked in linear time', () => {
  const started = performance.now();
  mask('a.'.repeat(20_000) + '+1 '.repeat(20_000) + '@a-'.repeat(20_000) + 'a@'.repeat(20_000));
  expect(performance.now() - started).toBeLessThan(2_000);
});
