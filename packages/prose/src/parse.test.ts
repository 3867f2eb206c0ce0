import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseProse } from './parse.ts';
import type { Block, Span } from './parse.ts';

const link = (href: string): Span => ({ text: href, href });
const hrefsIn = (text: string) =>
  parseProse(text).flatMap((block) =>
    spansIn(block).flatMap(({ href }) => (href === undefined ? [] : [href])),
  );

function spansIn(block: Block): readonly Span[] {
  if (block.kind === 'paragraph') return block.text;
  if (block.kind === 'bullets') return block.items.flat();
  return block.items.flatMap((item) => item.text);
}

describe('paragraphs', () => {
  test('are separated by blank lines, and keep their own line breaks', () => {
    expect(parseProse('One\r\nstill one\n \n\nTwo\n')).toEqual([
      { kind: 'paragraph', text: [{ text: 'One\nstill one' }] },
      { kind: 'paragraph', text: [{ text: 'Two' }] },
    ]);
  });

  test('are missing if the text is empty', () => {
    expect(parseProse(' \n\n')).toEqual([]);
  });

  test.each([
    '<b>bold</b> & <script>alert(1)</script>',
    '*stars*, _lines_, `ticks`, # hashes',
    '[a link](javascript:alert)',
    '> quoted',
    '---',
    '-5 degrees',
    '–',
    '3.5 stars',
    '2026. A good year.',
  ])('%j is plain text', (text) => {
    expect(parseProse(text)).toEqual([{ kind: 'paragraph', text: [{ text }] }]);
  });
});

describe('lists', () => {
  test('consist of lines that begin with a dash', () => {
    expect(parseProse('You would:\n- collect\n– sort\n  — send\nWe decide soon.')).toEqual([
      { kind: 'paragraph', text: [{ text: 'You would:' }] },
      { kind: 'bullets', items: [[{ text: 'collect' }], [{ text: 'sort' }], [{ text: 'send' }]] },
      { kind: 'paragraph', text: [{ text: 'We decide soon.' }] },
    ]);
  });

  test('consist of lines that begin with a number, and keep the numbers', () => {
    expect(parseProse('1. draw\n2) build\n\n7. rest')).toEqual([
      {
        kind: 'numbers',
        items: [
          { number: 1, text: [{ text: 'draw' }] },
          { number: 2, text: [{ text: 'build' }] },
        ],
      },
      { kind: 'numbers', items: [{ number: 7, text: [{ text: 'rest' }] }] },
    ]);
  });

  test('may contain links', () => {
    expect(parseProse('- see https://a.example')).toEqual([
      { kind: 'bullets', items: [[{ text: 'see ' }, link('https://a.example')]] },
    ]);
  });
});

describe('links', () => {
  test('keep the text around them', () => {
    expect(parseProse('Look at https://a.example/x?y=1#z, or HTTP://B.example.')).toEqual([
      {
        kind: 'paragraph',
        text: [
          { text: 'Look at ' },
          link('https://a.example/x?y=1#z'),
          { text: ', or ' },
          link('HTTP://B.example'),
          { text: '.' },
        ],
      },
    ]);
  });

  test.each([
    ['(https://a.example/b)', 'https://a.example/b'],
    ['“https://a.example/b”', 'https://a.example/b'],
    ['https://a.example/Pier_(harbor)', 'https://a.example/Pier_(harbor)'],
    ['(see https://a.example/Pier_(harbor)).', 'https://a.example/Pier_(harbor)'],
    ['<https://a.example>', 'https://a.example'],
    ['https://пример.рф/работы…', 'https://пример.рф/работы'],
    ['https://a.example。', 'https://a.example'],
    ['https://a.example/-/b-', 'https://a.example/-/b-'],
  ])('end before punctuation: %s', (text, href) => {
    expect(hrefsIn(text)).toEqual([href]);
  });

  test.each([
    'https://',
    'http://.',
    'ftp://a.example',
    'javascript:alert(1)',
    'a.example',
    'xhttps://a.example',
    'data:text/html,x',
  ])('%s is not a link', (text) => {
    expect(hrefsIn(text)).toEqual([]);
  });
});

test('no text makes the parser throw, adds a word, or creates a link to anything but the web', () => {
  const piece = fc.constantFrom(
    '- ',
    '1. ',
    '\n',
    ' ',
    'https://',
    'a.example',
    ')',
    '(',
    '.',
    '<b>',
    'word',
    '\u202e',
  );
  fc.assert(
    fc.property(fc.array(fc.oneof(piece, fc.string({ unit: 'binary' })), { maxLength: 30 }), (pieces) => {
      const text = pieces.join('');
      const spans = parseProse(text).flatMap(spansIn);
      const protocols = spans.flatMap(({ href }) => (href === undefined ? [] : [new URL(href).protocol]));
      expect(protocols.filter((protocol) => !/^https?:$/.test(protocol))).toEqual([]);
      const words = spans.flatMap((span) => span.text.split('\n'));
      expect(words.filter((word) => !text.includes(word))).toEqual([]);
    }),
  );
});

test('a long text is parsed in linear time', () => {
  const started = performance.now();
  parseProse(`https://a.example/${')'.repeat(20_000)}\n`.repeat(3) + '- '.repeat(50_000));
  expect(performance.now() - started).toBeLessThan(2_000);
});
