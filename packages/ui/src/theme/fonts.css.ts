import { globalFontFace } from '@vanilla-extract/css';
import {
  fallbackFaces,
  serifFallbackFaces,
  wideFallbackFaces,
  wideSerifFallbackFaces,
} from './fallbackFont.ts';
import { arabicFont } from './tokens.ts';

const figtree = { fontStyle: 'normal', fontDisplay: 'swap', fontWeight: '300 900' } as const;
/**
 * The fonts are not inlined. By default, the build would inline a library's assets, so that every user would load the
 * letters of every alphabet.
 */
const file = (subset: string) =>
  `url('@fontsource-variable/figtree/files/figtree-${subset}-wght-normal.woff2?no-inline') format('woff2')`;

const latin =
  'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,' +
  'U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD';
const latinExtended =
  'U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+0304,U+0308,U+0329,U+1D00-1DBF,U+1E00-1E9F,' +
  'U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF';

/*
 * Figtree is served from the product's own host. A page in a Western language loads only the first file, so only that
 * file is worth preloading.
 */
globalFontFace('Figtree Variable', [
  {
    ...figtree,
    src: file('latin'),
    unicodeRange: latin,
  },
  {
    ...figtree,
    src: file('latin-ext'),
    unicodeRange: latinExtended,
  },
]);

globalFontFace('Figtree Fallback', fallbackFaces);
globalFontFace('Figtree Fallback Wide', wideFallbackFaces);

/** Large headings use a single weight. A file with one weight is half as large as the variable font. */
const fraunces = { fontStyle: 'normal', fontDisplay: 'swap', fontWeight: '500 700' } as const;
const displayFile = (subset: string) =>
  `url('@fontsource/fraunces/files/fraunces-${subset}-600-normal.woff2?no-inline') format('woff2')`;

globalFontFace('Fraunces', [
  { ...fraunces, src: displayFile('latin'), unicodeRange: latin },
  { ...fraunces, src: displayFile('latin-ext'), unicodeRange: latinExtended },
]);

globalFontFace('Fraunces Fallback', serifFallbackFaces);
globalFontFace('Fraunces Fallback Wide', wideSerifFallbackFaces);

/** Only pages in Arabic use this font, so an Arabic word on another page does not load it. */
globalFontFace(arabicFont, {
  fontStyle: 'normal',
  fontDisplay: 'swap',
  fontWeight: '160 700',
  src: `url('@fontsource-variable/readex-pro/files/readex-pro-arabic-wght-normal.woff2?no-inline') format('woff2')`,
  unicodeRange:
    'U+0600-06FF,U+0750-077F,U+0870-088E,U+0890-0891,U+0897-08E1,U+08E3-08FF,U+200C-200E,U+2010-2011,U+204F,U+2E41,' +
    'U+FB50-FDFF,U+FE70-FE74,U+FE76-FEFC',
});
