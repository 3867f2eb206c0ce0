import type { ClientKey } from './clients.ts';

/** A logo in one colour on white, drawn in a square of 60 by 60 units. */
const mark = (colour: string, shapes: string) =>
  '<svg xmlns="http://www.w3.org/2000/svg" width="300" height="300" viewBox="0 0 60 60">' +
  `<rect width="60" height="60" fill="#fff"/><g fill="${colour}">${shapes}</g></svg>`;

/** The logos of some companies. As on a real site, other companies have none. */
export const logos: Partial<Record<ClientKey, string>> = {
  tidewright: mark(
    '#0b5c66',
    '<path d="M10 36h40l-6 12H16z"/><path d="M20 33V20h18l6 13z"/><path d="M26 18v-6h5v6z"/>',
  ),
  lanternfish: mark(
    '#2b4a80',
    '<path d="M8 32c10-14 26-14 34-2l10-8v22l-10-8C34 48 18 46 8 32z"/><circle cx="14" cy="14" r="5"/>',
  ),
  nattlys: mark('#7a5200', '<path d="M34 6 14 34h13l-3 20 22-30H32z"/>'),
  willowbend: mark(
    '#3f5a22',
    '<path d="M28 54V8c-12 4-18 14-18 26 6-2 12-6 14-12v32zM32 54V8c12 4 18 14 18 26-6-2-12-6-14-12v32z"/>',
  ),
  kindling: mark(
    '#a03a12',
    '<path d="M30 6c10 10 16 18 16 28a16 16 0 0 1-32 0c0-6 4-11 8-15 0 6 2 9 5 10 4-7 5-14 3-23z"/>',
  ),
  paperheron: mark('#5e4186', '<path d="M8 44 30 8l6 16 16 4-20 8-8 18-2-14z"/><path d="M36 52h16v4H36z"/>'),
};
