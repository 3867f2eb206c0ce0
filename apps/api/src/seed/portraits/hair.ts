import { colours, hairColours, ink } from './look.ts';
import type { HairStyle, Look } from './look.ts';

/**
 * The shapes of the hair: the part behind the head and shoulders, the part over the forehead, and the lines of its
 * folds.
 */
interface Drawing {
  behind?: string;
  inFront?: string;
  folds?: string;
}

const centreParting =
  '<path d="M97 128c-8-52 18-78 53-78s61 26 53 78c-5-20-24-28-53-50-29 22-48 30-53 50z"/>';
const sideParting =
  '<path d="M97 128c-8-52 20-78 55-78s60 28 52 78c-4-16-8-24-14-29-26-1-46-8-62-20-8 13-26 24-31 49z"/>';
const hairline = '<path d="M98 126c-5-48 18-74 52-74s57 26 52 74c-4-26-22-42-52-42s-48 16-52 42z"/>';
const fade =
  '<path d="M99 124c-4-44 16-68 51-68s55 24 51 68c-3-17-7-26-14-31-24-6-50-6-74 0-7 5-11 14-14 31z"/>';

function strand(x: number, end: number): string {
  return `<rect x="${x - 7}" y="96" width="14" height="${end - 96}" rx="7"/>`;
}

function balls(points: readonly (readonly [x: number, y: number, r: number])[]): string {
  return points.map(([x, y, r]) => `<circle cx="${x}" cy="${y}" r="${r}"/>`).join('');
}

const drawings: Record<HairStyle, Drawing> = {
  crop: { inFront: fade },
  sidePart: { inFront: sideParting },
  quiff: {
    inFront:
      '<path d="M98 124c-4-26 0-44 12-54-2-22 34-38 70-26 26 8 32 40 22 80-3-16-7-24-13-30-26-12-50-10-77-2-8 6-11 16-14 32z"/>',
  },
  curls: {
    inFront:
      fade +
      balls([
        [106, 92, 17],
        [120, 70, 19],
        [143, 58, 20],
        [167, 60, 20],
        [187, 76, 18],
        [197, 98, 15],
        [132, 82, 15],
        [160, 80, 15],
        [180, 92, 12],
      ]),
  },
  afro: { behind: '<circle cx="150" cy="106" r="82"/>', inFront: hairline },
  bun: { behind: '<circle cx="150" cy="45" r="24"/>', inFront: hairline },
  lowBun: { behind: '<circle cx="205" cy="174" r="23"/>', inFront: centreParting },
  bob: {
    behind:
      '<path d="M86 182c-12-82 8-134 64-134s76 52 64 134c-2 12-20 14-24 4l-4-60h-72l-4 60c-4 10-22 8-24-4z"/>',
    inFront: sideParting,
  },
  fringe: {
    behind:
      '<path d="M84 196c-10-92 10-150 66-150s76 58 66 150c-2 10-22 12-26 2l-4-70h-72l-4 70c-4 10-24 8-26-2z"/>',
    inFront: '<path d="M97 132c-8-56 18-82 53-82s61 26 53 82c0-8-2-14-5-19-32 6-64 6-96 0-3 5-5 11-5 19z"/>',
  },
  wavy: {
    behind:
      '<path d="M80 226c-18-16 4-30-6-50s6-30 8-60c4-46 26-70 68-70s64 24 68 70c2 30 18 40 8 60s12 34-6 50c-14 10-30 4-32-6l-2-90h-72l-2 90c-2 10-18 16-32 6z"/>',
    inFront: sideParting,
  },
  long: {
    behind: '<path d="M86 262c-8-50-8-96-4-146 4-46 26-70 68-70s64 24 68 70c4 50 4 96-4 146z"/>',
    inFront: centreParting,
  },
  locs: {
    behind:
      '<circle cx="150" cy="104" r="62"/>' +
      [
        strand(84, 206),
        strand(100, 232),
        strand(116, 216),
        strand(184, 222),
        strand(200, 236),
        strand(216, 202),
      ].join(''),
    inFront: hairline,
    folds:
      '<path d="M150 46v34M132 48c-6 10-10 22-12 38M168 48c6 10 10 22 12 38M116 58c-8 12-12 24-14 44M184 58c8 12 12 24 14 44"/>',
  },
  braid: {
    inFront:
      centreParting +
      balls([
        [206, 168, 15],
        [211, 188, 14],
        [213, 208, 13],
        [212, 227, 12],
        [209, 244, 11],
        [205, 260, 9],
      ]),
  },
  pixie: {
    inFront:
      '<path d="M97 134c-12-56 16-86 56-86 42 0 62 34 50 86-3-10-6-17-11-21-6-10-18-16-26-28-18 18-46 20-58 26-6 6-9 14-11 23z"/>',
  },
  bald: {},
  hijab: {
    behind: '<path d="M76 250c-14-106 6-208 74-208s88 102 74 208z"/>',
    inFront:
      '<path d="M78 244c-14-108 8-196 72-196s86 88 72 196c-36 30-108 30-144 0zM107 130c0 44 18 72 43 72s43-28 43-72c0-30-16-46-43-46s-43 16-43 46z" fill-rule="evenodd"/>',
    folds: '<path d="M98 214c30 22 70 24 112-6M104 238c26 8 58 6 84-6M86 120c2-30 14-50 34-60"/>',
  },
  turban: {
    inFront: '<path d="M93 116c-20-54 16-92 58-92s76 36 56 92c-12-20-30-32-57-32s-45 12-57 32z"/>',
    folds: '<path d="M96 104c20-34 60-52 104-40M94 84c22-28 54-40 92-42M150 84c18-14 38-20 56-16"/>',
  },
  beanie: {
    inFront:
      '<path d="M96 104c-6-46 18-68 54-68s60 22 54 68z"/><rect x="90" y="88" width="120" height="24" rx="11"/>',
    folds: '<path d="M96 91h108M112 97v10M128 97v10M144 97v10M160 97v10M176 97v10M190 97v10"/>',
  },
};

export function drawHairBehind(look: Look): string {
  return `<g fill="${colourOf(look)}">${drawings[look.hair].behind ?? ''}</g>`;
}

export function drawHairInFront(look: Look): string {
  const { inFront = '', folds = '' } = drawings[look.hair];
  return (
    `<g fill="${colourOf(look)}">${inFront}</g>` +
    `<g fill="none" stroke="${ink}" stroke-opacity=".28" stroke-width="3" stroke-linecap="round">${folds}</g>`
  );
}

function colourOf({ hairColour, wrap }: Look): string {
  return wrap ? colours[wrap] : hairColours[hairColour];
}
