import { describe, expect, test } from 'vitest';
import { maskPerson } from './maskPerson.ts';

const zoe = { firstName: 'Zoë Anne', lastName: 'Müller-Quill' };
const layla = { firstName: 'ليلى', lastName: 'الحداد' };
const mask = (text: string, person = zoe) => maskPerson(text, person);

describe('the author’s own name', () => {
  test.each([
    ['My name is Zoë.', 'My name is […].'],
    ['I am Zoe Mueller.', 'I am […] […].'],
    ['ZOË MÜLLER-QUILL', '[…] […]-[…]'],
    ['Quill’s work is mine.', '[…]’s work is mine.'],
    ['Das ist Zoes Arbeit.', 'Das ist […] Arbeit.'],
    ['Quill, Zoë', '[…], […]'],
    ['MÜLLER-QUILL, Zoe A.', '[…]-[…], […] […].'],
    ['Regards, Z. A. Müller-Quill', 'Regards, […]. […]. […]-[…]'],
    ['hello from zoe quill', 'hello from […] […]'],
    ['I sign as zoe_quill, zoeanne or muellerquill.', 'I sign as […]_[…], […] or […].'],
  ])('is hidden in “%s”', (text, hidden) => {
    expect(mask(text).text).toBe(hidden);
  });

  test.each([
    ['Søren', 'Åkesson', 'Soeren Aakesson, Soren Akesson', '[…] […], […] […]'],
    ['Jörg', 'Groß', 'Grüße, Joerg Gross', 'Grüße, […] […]'],
    ['Joerg', 'Mueller', 'Jörg Müller', '[…] […]'],
    ['Łukasz', 'Żak', 'Lukasz Zak', '[…] […]'],
    ['Anna', 'van der Berg', 'Van der Berg, A.', '[…] […] […], […].'],
    ['Anne-Marie', 'Dupont', 'Annemarie and anne-marie', '[…] and […]-[…]'],
    ['Al', 'Reed', 'I am Al, and write al reed.', 'I am […], and write […] […].'],
    ['Will', 'Smith', 'will smith, or Will', '[…] […], or […]'],
  ])('is hidden for %s %s in “%s”', (firstName, lastName, text, hidden) => {
    expect(mask(text, { firstName, lastName }).text).toBe(hidden);
  });

  test.each([
    ['اسمي ليلى.', 'اسمي […].'],
    ['أنا لَيْلَى الحدّاد', 'أنا […] […]'],
    ['كتبت وليلى إلى حداد', 'كتبت […] إلى […]'],
    ['الحداد، ليلى', '[…]، […]'],
  ])('is hidden in the Arabic text “%s”', (text, hidden) => {
    expect(mask(text, layla).text).toBe(hidden);
  });

  test.each([
    ['I write with a quill, and know Zoey.', zoe],
    ['Anneliese taught me. A plan comes first, and Z is last.', zoe],
    ['Der Auftrag von der Reederei', { firstName: 'Anna', lastName: 'von der Berg' }],
    ['I will do it, and will be there.', { firstName: 'Will', lastName: 'Smith' }],
    ['إن شاء الله على الموعد', { firstName: 'عبد الله', lastName: 'علي' }],
    ['I am a person of A.', { firstName: 'A', lastName: '' }],
  ])('leaves the other words of “%s” unchanged', (text, person) => {
    expect(mask(text, person)).toEqual({ text, masked: { names: 0, addresses: 0, links: 0 } });
  });
});

test.each([
  ['Write to zoe@quill.example, please.', 'Write to […], please.', { addresses: 1 }],
  ['Write to zoe at quill dot example, please.', 'Write to […], please.', { addresses: 1 }],
  ['Mail: zoe (at) quill.example or zoe[at]quill[dot]com', 'Mail: […] or […]', { addresses: 2 }],
  ['Mail an zoe.a (ät) quill punkt de.', 'Mail an […].', { addresses: 1 }],
  [
    'Mail to zoe dot anne AT quill DOT co DOT uk or zoe @ quill . com!',
    'Mail to […] or […]!',
    { addresses: 2 },
  ],
  ['راسلني على zoe آت quill دوت com', 'راسلني على […]', { addresses: 1 }],
  ['Call +49 (0) 170 123-4567 or 0170/1234567.', 'Call […] or […].', { addresses: 2 }],
  ['Call (555) 123-4567, or 02.12.34.56.78.', 'Call […], or […].', { addresses: 2 }],
  ['اتصل على ٠١٠٠ ١٢٣ ٤٥٦٧', 'اتصل على […]', { addresses: 1 }],
  ['I am @zoe_q there.', 'I am […] there.', { addresses: 1 }],
  ['See https://zoe.example/work?a=1, and www.quill.com.', 'See […], and […].', { links: 2 }],
  ['It is at github.com/zq or quill.io.', 'It is at […] or […].', { links: 2 }],
  ['Siehe zoe-quill.design und xing.de/zq.', 'Siehe […] und […].', { links: 2 }],
  ['I worked at harbor.example for a year.', 'I worked at […] for a year.', { links: 1 }],
])('addresses and links are hidden and counted: %s', (text, hidden, counts) => {
  const { text: shown, masked } = mask(text);
  expect(shown).toBe(hidden);
  expect(masked).toEqual({ names: 0, addresses: 0, links: 0, ...counts });
});

test.each([
  'I use Node.js, ASP.NET, socket.io and C++.',
  'An API in Node.js/Express, a page in Next.js/React, ASP.NET/C#.',
  'From 2014 to 2019, and 2020-2024, I earned 1,200,000.',
  'From 01.03.2020 to 05.06.2021, 03/2020–05/2021, and on 02-03-2024.',
  'It took 3.5 hours, i.e. half a day, at 10 a.m. on 12.05.2024.',
  'We looked at the dot product, and met at noon.',
  'The end.Next sentence.',
])('other text stays unchanged: %s', (text) => {
  expect(mask(text)).toEqual({ text, masked: { names: 0, addresses: 0, links: 0 } });
});

test('a long hostile text is masked in linear time', () => {
  const hostile = ['a.', '+1 ', '@a-', 'a@', 'a dot ', 'a at ', 'a (', 'Zoe ', 'zoe.', '0 '];
  const started = performance.now();
  mask(hostile.map((piece) => piece.repeat(4_000)).join(''));
  expect(performance.now() - started).toBeLessThan(2_000);
});
