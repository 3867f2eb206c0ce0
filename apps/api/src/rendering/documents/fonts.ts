/**
 * The fonts that are embedded in documents: one for the Latin, Greek and Cyrillic scripts, one for Arabic, and one for
 * Hebrew.
 */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

export const weights = ['400Regular', '600SemiBold'] as const;
export type Weight = (typeof weights)[number];
export const fontNames = ['NotoSans', 'NotoSansArabic', 'NotoSansHebrew'] as const;
export type FontName = (typeof fontNames)[number];

const packages: Readonly<Record<FontName, string>> = {
  NotoSans: 'noto-sans',
  NotoSansArabic: 'noto-sans-arabic',
  NotoSansHebrew: 'noto-sans-hebrew',
};

const read = new Map<string, Buffer>();

/** Reads each font only once, when it is first needed. */
export function fontFile(name: FontName, weight: Weight): Buffer {
  const file = `@expo-google-fonts/${packages[name]}/${weight}/${name}_${weight}.ttf`;
  const known = read.get(file);
  if (known) return known;
  const content = readFileSync(fileURLToPath(import.meta.resolve(file)));
  read.set(file, content);
  return content;
}

const ARABIC = /\p{Script_Extensions=Arabic}/u;
const HEBREW = /\p{Script_Extensions=Hebrew}/u;

/** Returns the font that has a letter. A combining mark gets the font of the letter before it. */
export function fontOf(letter: string, before: FontName): FontName {
  if (/^\p{Mark}/u.test(letter)) return before;
  if (ARABIC.test(letter)) return 'NotoSansArabic';
  return HEBREW.test(letter) ? 'NotoSansHebrew' : 'NotoSans';
}
