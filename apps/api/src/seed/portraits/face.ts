import { hairColours, ink, skins } from './look.ts';
import type { Beard, Glasses, HairColour, Look } from './look.ts';

export function drawNeck({ skin }: Look): string {
  const [base, shadow] = skins[skin];
  return (
    `<path d="M128 176h44v44c0 30-44 30-44 0z" fill="${base}"/>` +
    `<path d="M128 184c10 22 34 22 44 0v24c-12 14-32 14-44 0z" fill="${shadow}"/>`
  );
}

export function drawHead(look: Look): string {
  const [base, shadow] = skins[look.skin];
  const ears = `<g fill="${base}"><ellipse cx="101" cy="132" rx="9" ry="14"/><ellipse cx="199" cy="132" rx="9" ry="14"/></g>`;
  const innerEars = `<g fill="${shadow}"><ellipse cx="100" cy="133" rx="4" ry="8"/><ellipse cx="200" cy="133" rx="4" ry="8"/></g>`;
  return `${ears}${innerEars}<path d="${outline(look.jaw ?? 0.4)}" fill="${base}"/>${drawFeatures(look)}`;
}

/** Draws the symmetrical head: its right half, and the mirror image of this half. */
function outline(jaw: number): string {
  const side = 196 + 3 * jaw;
  const corner = 183 + 8 * jaw;
  const chin = 164 + 8 * jaw;
  const mirrored = (x: number) => 300 - x;
  return (
    'M101 118c0-34 20-55 49-55s49 21 49 55' +
    `C199 140 ${side} 158 ${corner} 174C${corner - 8} 189 ${chin} 199 150 199` +
    `C${mirrored(chin)} 199 ${mirrored(corner - 8)} 189 ${mirrored(corner)} 174` +
    `C${mirrored(side)} 158 101 140 101 118z`
  );
}

function drawFeatures({ skin, hairColour }: Look): string {
  const [, shadow, lips] = skins[skin];
  return (
    `<g fill="none" stroke-linecap="round" stroke-linejoin="round">` +
    `<path d="M122 117q8-6 17-3M161 114q9-3 17 3" stroke="${brow(hairColour)}" stroke-width="4"/>` +
    `<path d="M151 131c-2 9-6 15-5 19 1 3 5 3 8 2" stroke="${shadow}" stroke-width="3.5"/>` +
    `<path d="M136 170q14 10 28 0" stroke="${lips}" stroke-width="4"/></g>` +
    `<g fill="${ink}"><circle cx="131" cy="131" r="4"/><circle cx="169" cy="131" r="4"/></g>`
  );
}

/** Chooses another colour for white eyebrows, which would be invisible on fair skin. */
function brow(hairColour: HairColour): string {
  return hairColour === 'snow' || hairColour === 'silver' ? hairColours.ash : hairColours[hairColour];
}

const beards: Record<Beard, string> = {
  stubble:
    '<path d="M102 138c4 40 20 60 48 60s44-20 48-60c-4 14-10 20-20 21-18-5-38-5-56 0-10-1-16-7-20-21zM136 166q14-5 28 0-2 9-14 9t-14-9z" fill-rule="evenodd" opacity=".3"/>',
  short:
    '<path d="M101 128c2 52 18 76 49 76s47-24 49-76c-4 20-10 30-21 30-18-6-38-6-56 0-11 0-17-10-21-30zM134 167q16-6 32 0-2 11-16 11t-16-11z" fill-rule="evenodd"/>',
  full: '<path d="M101 126c-4 60 14 98 49 98s53-38 49-98c-4 22-10 31-21 31-18-6-38-6-56 0-11 0-17-9-21-31zM134 167q16-6 32 0-2 11-16 11t-16-11z" fill-rule="evenodd"/>',
  moustache: '<path d="M150 157c8-5 22-2 27 10-9 0-18-1-27-2-9 1-18 2-27 2 5-12 19-15 27-10z"/>',
};

export function drawBeard({ beard, hairColour }: Look): string {
  return beard ? `<g fill="${hairColours[hairColour]}">${beards[beard]}</g>` : '';
}

const frames: Record<Glasses, string> = {
  round: '<circle cx="130" cy="132" r="17"/><circle cx="170" cy="132" r="17"/>',
  square:
    '<rect x="111" y="119" width="35" height="27" rx="7"/><rect x="154" y="119" width="35" height="27" rx="7"/>',
};

export function drawGlasses({ glasses }: Look): string {
  if (!glasses) return '';
  return (
    `<g fill="#fff" fill-opacity=".1" stroke="${ink}" stroke-width="3.5">${frames[glasses]}` +
    `<path d="M146 130q4-4 8 0M112 128l-10-3M188 128l10-3" fill="none"/></g>`
  );
}

export function drawEarrings({ earrings }: Look): string {
  return earrings
    ? '<g fill="#D9A441"><circle cx="100" cy="152" r="5"/><circle cx="200" cy="152" r="5"/></g>'
    : '';
}
