import arimo from '@fontsource/arimo/files/arimo-latin-400-normal.woff2?url';
import arimoBold from '@fontsource/arimo/files/arimo-latin-700-normal.woff2?url';
import noto from '@fontsource/noto-sans/files/noto-sans-latin-400-normal.woff2?url';
import tinosBold from '@fontsource/tinos/files/tinos-latin-700-normal.woff2?url';
import notoSerifBold from '@fontsource/noto-serif/files/noto-serif-latin-700-normal.woff2?url';
import notoBold from '@fontsource/noto-sans/files/noto-sans-latin-700-normal.woff2?url';
import { english } from '@skillharbor/ui/messages';
import '@skillharbor/ui/theme';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  fallbackFaces,
  serifFallbackFaces,
  wideFallbackFaces,
  wideSerifFallbackFaces,
} from '../src/theme/fallbackFont.ts';

/*
 * The browser uses Arimo for Arial and Tinos for Times New Roman. They have the same metrics, and the test machine may
 * have none of these fonts.
 */

const font = (name: string, weight: number) => `${weight} 100px "${name}"`;
const fallback = (name: string, weight: number) => `${weight} 100px "${name} under test"`;
const text = { of: 'Figtree Variable', weights: [400, 650] };
const display = { of: 'Fraunces', weights: [650] };
const families = [
  { ...text, name: 'Arial', faces: fallbackFaces, files: [arimo, arimoBold] },
  { ...text, name: 'Noto Sans', faces: wideFallbackFaces, files: [noto, notoBold] },
  { ...display, name: 'Times New Roman', faces: serifFallbackFaces, files: [tinosBold] },
  { ...display, name: 'Noto Serif', faces: wideSerifFallbackFaces, files: [notoSerifBold] },
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
  for (const { of, name, weights } of families)
    for (const weight of weights) {
      await loaded(font(of, weight));
      await loaded(fallback(name, weight));
    }
});
afterAll(() => {
  for (const face of faces) document.fonts.delete(face);
});

async function loaded(name: string) {
  expect(await document.fonts.load(name)).not.toEqual([]);
}

/** All texts of the product that do not contain values. */
function textsIn(messages: unknown): string[] {
  if (typeof messages === 'string') return [messages];
  if (typeof messages !== 'object' || messages === null) return [];
  return Object.values(messages).flatMap(textsIn);
}

function measure(name: string) {
  const context = document.createElement('canvas').getContext('2d');
  if (!context) throw new Error('This browser has no canvas.');
  context.font = name;
  const { fontBoundingBoxAscent, fontBoundingBoxDescent } = context.measureText('Hg');
  return {
    width: textsIn(english).reduce((sum, text) => sum + context.measureText(text).width, 0),
    height: fontBoundingBoxAscent + fontBoundingBoxDescent,
  };
}

test.each(families.flatMap(({ of, name, weights }) => weights.map((weight) => ({ of, name, weight }))))(
  '$name in weight $weight is as wide and as high as $of, within half a percent',
  ({ of, name, weight }) => {
    const { width, height } = measure(font(of, weight));
    const other = measure(fallback(name, weight));
    expect(Math.abs(other.width / width - 1)).toBeLessThan(0.005);
    expect(Math.abs(other.height / height - 1)).toBeLessThan(0.01);
  },
);
