import { expect, test } from 'vitest';
import { createPageStyles } from './pageStyles.ts';

const stylesFor = (sheet: string, ...classes: string[]) =>
  createPageStyles(sheet)(`<p id="a" class="${classes.join(' ')}">Text</p>`);

test('a page contains the rules of its classes, in the order of the style sheet', () => {
  expect(stylesFor('.b{top:0}.c{top:1px}.a{top:2px}', 'a', 'b')).toBe('.b{top:0}.a{top:2px}');
});

test.each([
  ':root{--x:1px}',
  'p,a:hover{top:0}',
  '@font-face{src:url(a.woff2)}',
  '@keyframes k{0.5%{top:0}to{top:1px}}',
])('a page contains %s, which does not depend on a class', (rule) => expect(stylesFor(rule, 'a')).toBe(rule));

test.each([
  ['.a .b{top:0}', '.a .b{top:0}'],
  ['.a .c{top:0}', ''],
  ['.c,.a{top:0}', '.c,.a{top:0}'],
  ['.a:not(.c,:has(.d)){top:0}', '.a:not(.c,:has(.d)){top:0}'],
  ['.a-2{top:0}', ''],
])('of a page with the classes a and b, %j leaves %j', (sheet, left) => {
  expect(stylesFor(sheet, 'a', 'b')).toBe(left);
});

test('a condition without rules for the page is left out', () => {
  const sheet =
    '@media (width>=48rem){.a{top:0}.c{top:0}}@media print{.c{top:0}}@supports (top:0){@media print{.a{top:0}}}';
  expect(stylesFor(sheet, 'a')).toBe(
    '@media (width>=48rem){.a{top:0}}@supports (top:0){@media print{.a{top:0}}}',
  );
});
