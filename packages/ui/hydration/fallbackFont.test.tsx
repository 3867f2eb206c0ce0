import arimo from '@fontsource/arimo/files/arimo-latin-400-normal.woff2?url';
import arimoBold from '@fontsource/arimo/files/arimo-latin-700-normal.woff2?url';
import noto from '@fontsource/noto-sans/files/noto-sans-latin-400-normal.woff2?url';
import notoBold from '@fontsource/noto-sans/files/noto-sans-latin-700-normal.woff2?url';
import { english } from '@skillharbor/ui/messages';
import '@skillharbor/ui/theme';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fallbackFaces, wideFallbackFaces } from '../src/theme/fallbackFont.ts';

/* Arimo stands in for Arial, because it has the same metrics, and the test machine may have none of these fonts. */

const figtree = (weight: number) => `${weight} 100px "Figtree Variable"`;
const fallback = (name: string, weight: number) => `${weight} 100px "${name} under test"`;
const weights = [400, 650];
const families = [
  { name: 'Arial', faces: fallbackFaces, files: [arimo, arimoBold] },
  { name: 'Noto Sans', faces: wideFallbackFaces, files: [noto, notoBold] },
];
const faces = families.flatMap((family) =>
  family.faces.map(
    ({ fontWeight, src: _system, ...metrics }, index) =>
      new FontFace(`${family.name} under test`, `url(${family.files[index]})`, {
        weight: fontWeight,
        ...metrics,
      }),
  ),
);

beforeAll(async () => {
  for (const face of faces) document.fonts.add(face);
  await Promise.all(weights.map((weight) => loaded(figtree(weight))));
  for (const { name } of families) await Promise.all(weights.map((weight) => loaded(fallback(name, weight))));
});
afterAll(() => {
  for (const face of faces) document.fonts.delete(face);
});

async function loaded(font: string) {
  expect(await document.fonts.load(font)).not.toEqual([]);
}

/** Every text of the product that contains no values. */
function textsIn(messages: unknown): string[] {
  if (typeof messages === 'string') return [messages];
  if (typeof messages !== 'object' || messages === null) return [];
  return Object.values(messages).flatMap(textsIn);
}

function measure(font: string) {
  const context = document.createElement('canvas').getContext('2d');
  if (!context) throw new Error('This browser has no canvas.');
  context.font = font;
  const { fontBoundingBoxAscent, fontBoundingBoxDescent } = context.measureText('Hg');
  return {
    width: textsIn(english).reduce((sum, text) => sum + context.measureText(text).width, 0),
    height: fontBoundingBoxAscent + fontBoundingBoxDescent,
  };
}

test.each(families.flatMap(({ name }) => weights.map((weight) => ({ name, weight }))))(
  '$name in weight $weight is as wide and as high as Figtree, within half a percent',
  ({ name, weight }) => {
    const { width, height } = measure(figtree(weight));
    const other = measure(fallback(name, weight));
    expect(Math.abs(other.width / width - 1)).toBeLessThan(0.005);
    expect(Math.abs(other.height / height - 1)).toBeLessThan(0.01);
  },
);
