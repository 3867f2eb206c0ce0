/** Draws a picture as SVG, in the same style as the picture of the site itself (apps/web/pictures/social.html). */
import { accentColors, pageGrounds } from '@skillharbor/prose';
import { htmlEscape } from 'escape-goat';
import { fitText } from './fitText.ts';
import type { Fit, FittedText, Measure } from './fitText.ts';
import type { PictureContent } from './pictureContent.ts';

const WIDTH = 1200;
const HEIGHT = 630;
const MARGIN = 88;
/**
 * The maximum width of texts in pixels. It leaves some room, because measured widths do not include the space before
 * the first and after the last letter.
 */
const TEXT_WIDTH = WIDTH - 2 * MARGIN - 8;
/** The maximum width of the byline in pixels, so that the byline ends before the drawing of a lamp. */
const BYLINE_WIDTH = 880;
const HEADLINE_TOP = 176;
const LINE_HEIGHT = 1.1;
const HEADLINE_FITS: readonly [Fit, ...Fit[]] = [
  { size: 92, maxLines: 2 },
  { size: 72, maxLines: 3 },
  { size: 60, maxLines: 4 },
];
const SMALL_FITS: readonly [Fit] = [{ size: 34, maxLines: 1 }];

const usualColors = {
  water: '#084850',
  beam: '#0b5c66',
  lamp: '#74c8cf',
  onWater: '#ffffff',
  mutedOnWater: '#9fdce0',
};
const ground = { quay: '#fbfaf7', onQuay: '#1b2430' };
type Colors = typeof usualColors;

function colorsOf(accent: string | null): Colors {
  if (accent === null) return usualColors;
  const { deep, deepLight, lamp, onDeep, onDeepMuted } = accentColors(accent, pageGrounds.light, 'light');
  return { water: deep, beam: deepLight, lamp, onWater: onDeep, mutedOnWater: onDeepMuted };
}

export async function pictureSvg(
  { headline, byline, facts, brand }: PictureContent,
  measure: Measure,
): Promise<string> {
  const color = colorsOf(brand?.accent ?? null);
  const side = directionOf(headline) === 'rtl' ? 'right' : 'left';
  const title = await fitText(headline, TEXT_WIDTH, HEADLINE_FITS, measure);
  const by = byline === null ? null : await fitText(byline, BYLINE_WIDTH, SMALL_FITS, measure);
  const place = await fitText(facts, TEXT_WIDTH, SMALL_FITS, measure);
  const baseline = HEADLINE_TOP + 0.78 * title.size;
  const bylineBaseline = baseline + (title.lines.length - 1) * LINE_HEIGHT * title.size + 60;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" font-family="Figtree">
<rect width="${WIDTH}" height="${HEIGHT}" fill="${color.water}"/>
<g transform="${side === 'left' ? '' : `translate(${WIDTH}) scale(-1 1) `}translate(1002 -14) scale(9)">${lamp(color)}</g>
<rect y="526" width="${WIDTH}" height="104" fill="${ground.quay}"/>
${brand === null ? usualBrand(color) : nameOf(brand.name, color)}
${textOf(title, { baseline, side, fill: color.onWater, weight: 600 })}
${by === null ? '' : textOf(by, { baseline: bylineBaseline, side, fill: color.mutedOnWater, weight: 400 })}
${textOf(place, { baseline: 589, side: 'left', fill: ground.onQuay, weight: 400 })}
</svg>`;
}

interface TextStyle {
  /** The y-coordinate of the first line's baseline. */
  baseline: number;
  side: 'left' | 'right';
  fill: string;
  weight: number;
}

function textOf({ size, lines }: FittedText, { baseline, side, fill, weight }: TextStyle): string {
  const x = side === 'left' ? MARGIN : WIDTH - MARGIN;
  return lines
    .map((line, index) => {
      const direction = directionOf(line);
      // The margin is on the side `side`. If the line's text begins on that side, the line begins at the margin.
      // Otherwise, it ends there.
      const anchor = (direction === 'ltr') === (side === 'left') ? 'start' : 'end';
      const y = Math.round(baseline + index * LINE_HEIGHT * size);
      return `<text x="${x}" y="${y}" font-size="${size}" font-weight="${weight}" fill="${fill}" direction="${direction}" text-anchor="${anchor}">${htmlEscape(line)}</text>`;
    })
    .join('\n');
}

/** Returns the direction of the text's first letter, as a browser does for `dir="auto"`. */
function directionOf(text: string): 'ltr' | 'rtl' {
  const first = /\p{L}/u.exec(text)?.[0] ?? '';
  return /[\p{Script=Arabic}\p{Script=Hebrew}]/u.test(first) ? 'rtl' : 'ltr';
}

const lamp = (
  color: Colors,
) => `<path fill="${color.lamp}" d="M1.5 50h7A1.5 1.5 0 0 1 10 51.5v7A1.5 1.5 0 0 1 8.5 60h-7A1.5 1.5 0 0 1 0 58.5v-7A1.5 1.5 0 0 1 1.5 50Z"/>
<g fill="${color.beam}">
<path d="M15.26 57.31L28.56 54.96A29 29 0 0 0 5.04 31.44L2.69 44.74A15.5 15.5 0 0 1 15.26 57.31Z"/>
<path opacity="0.7" d="M32.99 54.18L41.36 52.71A42 42 0 0 0 7.29 18.64L5.82 27.01A33.5 33.5 0 0 1 32.99 54.18Z"/>
<path opacity="0.45" d="M45.79 51.93L51.21 50.97A52 52 0 0 0 9.03 8.79L8.07 14.21A46.5 46.5 0 0 1 45.79 51.93Z"/>
<path opacity="0.25" d="M55.64 50.19L59.09 49.58A60 60 0 0 0 10.42 0.91L9.81 4.36A56.5 56.5 0 0 1 55.64 50.19Z"/>
</g>`;

const usualBrand = (
  color: Colors,
) => `<path transform="translate(88 78) scale(1.6875)" fill="${color.lamp}" d="M3.5 20h7A1.5 1.5 0 0 1 12 21.5v7A1.5 1.5 0 0 1 10.5 30h-7A1.5 1.5 0 0 1 2 28.5v-7A1.5 1.5 0 0 1 3.5 20ZM17.26 27.31L30.56 24.96A29 29 0 0 0 7.04 1.44L4.69 14.74A15.5 15.5 0 0 1 17.26 27.31Z"/>
<text x="160" y="118" font-size="38" font-weight="600" fill="${color.onWater}">Skill <tspan fill="${color.mutedOnWater}">Harbor</tspan></text>`;

const nameOf = (name: string, color: Colors) =>
  `<text x="${MARGIN}" y="118" font-size="38" font-weight="600" fill="${color.onWater}" text-anchor="${directionOf(name) === 'ltr' ? 'start' : 'end'}" direction="${directionOf(name)}">${htmlEscape(name)}</text>`;
