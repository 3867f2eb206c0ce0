import { expect, test } from 'vitest';
import { deskBrand } from '../../messages/deskBrand.ts';
import { brandInput, brandValues, validateBrand } from './brandValues.ts';
import type { BrandValues } from './brandValues.ts';

const values = brandValues({ name: 'North Pier', accent: '#5B2A86', logo: null, logo_2x: null });
const format = { number: (value: number) => String(value) };
const check = (changes: Partial<BrandValues>) => validateBrand({ ...values, ...changes }, deskBrand, format);

test('a brand is sent unchanged, and the default colour is sent as an empty text', () => {
  expect(check({})).toEqual({});
  expect(brandInput(values)).toEqual({
    name: 'North Pier',
    accent: '#5B2A86',
    logo: null,
    remove_logo: false,
  });
  expect(check({ accent: ' ' })).toEqual({});
  expect(brandInput({ ...values, name: ' North Pier ', accent: ' #5b2a86 ' })).toMatchObject({
    name: 'North Pier',
    accent: '#5B2A86',
  });
});

test('a logo that is marked for removal is removed, unless a new logo replaces it', () => {
  const removed = { ...values, remove_logo: true };
  expect(brandInput(removed).remove_logo).toBe(true);
  expect(brandInput({ ...removed, logo: new File(['a'], 'a.png') }).remove_logo).toBe(false);
});

test.each([
  [{ name: ' ' }, { name: ['Enter a name.'] }],
  [{ name: 'a'.repeat(41) }, { name: ['Use at most 40 characters.'] }],
  [{ accent: 'teal' }, { accent: ['Enter six digits after a #, such as #0B5C66.'] }],
  [{ accent: '#FFD400' }, { accent: ['Texts in this colour are hard to read.'] }],
])('%j is refused', (changes, problems) => {
  expect(check(changes)).toEqual(problems);
});
