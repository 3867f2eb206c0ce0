import { expect, test } from 'vitest';
import { freelancers } from '../../messages/freelancers.ts';
import { pieceInput, pieceValues, validatePiece } from './pieceValues.ts';
import type { PieceValues } from './pieceValues.ts';

const format = { number: (value: number) => String(value) };
const filled: PieceValues = { title: 'Ferries', link: 'https://ada.example', picture: null };
const check = (changes: Partial<PieceValues>, hasPicture = false) =>
  validatePiece({ ...filled, ...changes }, hasPicture, freelancers.piece, format);
const picture = new File(['picture'], 'work.png');

test('a piece needs a title, and at least one of a link, a new picture and a saved picture', () => {
  expect(check({})).toEqual({});
  expect(check({ link: ' ', picture })).toEqual({});
  expect(check({ link: '' }, true)).toEqual({});
  expect(check({ link: '' })).toEqual({ picture: ['Add a picture or a link.'] });
  expect(check({ title: ' ' })).toEqual({ title: ['Title is required'] });
});

test.each(['ada.example', 'javascript:alert(1)', 'https://', 'ftp://files.example'])(
  '%s is not a link',
  (link) => expect(check({ link })).toEqual({ link: ['Enter an address like https://example.com.'] }),
);

test('values at their limits are valid, and values that exceed them by one are not', () => {
  expect(check({ title: 'a'.repeat(80) })).toEqual({});
  expect(check({ title: 'a'.repeat(81), link: `https://ada.example/${'a'.repeat(500)}` })).toEqual({
    title: ['Use at most 80 characters.'],
    link: ['Use at most 500 characters.'],
  });
});

test('the values sent to the server have no surrounding spaces, and the address is in ASCII', () => {
  const typed = { title: ' Ferries ', link: ' https://ada.example/über ', picture };
  expect(pieceInput(typed)).toEqual({ title: 'Ferries', link: 'https://ada.example/%C3%BCber', picture });
  expect(pieceValues(null)).toEqual({ title: '', link: '', picture: null });
});
