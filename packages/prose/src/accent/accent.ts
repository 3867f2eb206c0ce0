/**
 * Derives the colours of a brand from its accent, and checks that they are readable. The server, the form for operators
 * and the theme builder use the same rules. Colours are `#RRGGBB`.
 */
import { contrast } from './contrast.ts';
import { mix } from './mix.ts';

export type Scheme = 'light' | 'dark';

/** The colours of a page that are next to the accent. */
export interface Grounds {
  canvas: string;
  surface: string;
  sunken: string;
  text: string;
  muted: string;
  /** The colour of a control's edge. */
  control: string;
}

/** The colours of Skill Harbor's pages. A test in packages/ui compares them with the theme. */
export const pageGrounds: Readonly<Record<Scheme, Grounds>> = {
  light: {
    canvas: '#FBFAF7',
    surface: '#FFFFFF',
    sunken: '#F3F1EB',
    text: '#1B2430',
    muted: '#525D6A',
    control: '#7F8791',
  },
  dark: {
    canvas: '#0E1418',
    surface: '#161E24',
    sunken: '#0A0F12',
    text: '#E9EEF1',
    muted: '#A4B0B9',
    control: '#74828D',
  },
};

/** Skill Harbor's own accent in the light theme. */
export const usualAccent = '#0B5C66';

const [black, white] = ['#000000', '#FFFFFF'];
const [READABLE, VISIBLE] = [4.5, 3];
/** The number of shades that are tried towards black and towards white. */
const STEPS = 200;

export const isColor = (text: string): boolean => /^#[\da-f]{6}$/i.test(text);

/** Returns the colours that a theme derives from its accent. */
export function accentColors(accent: string, { canvas, surface, control }: Grounds, scheme: Scheme) {
  const isLight = scheme === 'light';
  const deep = isLight ? mix(accent, black, 0.25) : mix(canvas, accent, 0.15);
  return {
    accent,
    accentHover: mix(accent, isLight ? black : white, 0.22),
    accentSoft: softGround(accent, surface, control, isLight ? 9 : 15),
    onAccent: readableOn(accent),
    deep,
    deepLight: isLight ? accent : mix(canvas, accent, 0.28),
    lamp: mix(accent, isLight ? white : black, 0.4),
    onDeep: readableOn(deep),
    onDeepMuted: mix(readableOn(deep), deep, 0.2),
  };
}

/** Returns a background with at most this percentage of the accent, against which the edges of controls are visible. */
function softGround(accent: string, surface: string, control: string, percent: number): string {
  const ground = mix(surface, accent, percent / 100);
  return percent === 0 || contrast(control, ground) >= VISIBLE
    ? ground
    : softGround(accent, surface, control, percent - 1);
}

function readableOn(ground: string): string {
  return contrast(white, ground) >= contrast(black, ground) ? white : black;
}

/** Returns true if all texts in the accent, and all texts on the accent, pass WCAG AA. */
export function isReadableAccent(accent: string, scheme: Scheme): boolean {
  const grounds = pageGrounds[scheme];
  const { canvas, surface, sunken, text, muted } = grounds;
  const colors = accentColors(accent, grounds, scheme);
  const { accentHover, accentSoft, onAccent, deep, deepLight, onDeep, onDeepMuted } = colors;
  const texts = [
    ...[canvas, surface, sunken].flatMap((ground) => [accent, accentHover].map((ink) => [ink, ground])),
    ...[accent, text, muted].map((ink) => [ink, accentSoft]),
    ...[accent, accentHover].map((ground) => [onAccent, ground]),
    ...[deep, deepLight].flatMap((ground) => [onDeep, onDeepMuted].map((ink) => [ink, ground])),
  ];
  return texts.every(([ink = '', ground = '']) => contrast(ink, ground) >= READABLE);
}

/** Returns the accent, or the readable colour that results from mixing it with the least black or white. */
export function nearestReadableAccent(accent: string, scheme: Scheme): string {
  const shade = nearestShade(accent, (color) => isReadableAccent(color, scheme));
  if (shade === null) throw new Error(`No shade of ${accent} is readable.`);
  return shade;
}

/** Returns the mix of the colour with the least black or white that is readable, or null if none is. */
export function nearestShade(color: string, passes: (shade: string) => boolean): string | null {
  for (let step = 0; step <= STEPS; step += 1) {
    for (const other of [black, white]) {
      const shade = mix(color, other, step / STEPS);
      if (passes(shade)) return shade;
    }
  }
  return null;
}
