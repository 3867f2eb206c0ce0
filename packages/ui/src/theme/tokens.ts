/** Values that are the same in every theme. Lengths are in rem, so that they scale with the user's text size. */

const rem = (pixels: number) => `${pixels / 16}rem`;

/**
 * Where the window is small for the text size, spacing shrinks before text does: no spacing takes a larger share of the
 * width than it does in the narrowest window, of 320 pixels.
 */
const spacing = (pixels: number) => `min(${rem(pixels)}, ${(pixels / 320) * 100}vw)`;

/** Named by their size in pixels at the default text size. */
export const space = {
  '0': '0',
  '4': spacing(4),
  '8': spacing(8),
  '12': spacing(12),
  '16': spacing(16),
  '24': spacing(24),
  '32': spacing(32),
  '48': spacing(48),
  '64': spacing(64),
  '96': spacing(96),
} as const;

/** For an overlap across an edge. */
export const minus = (distance: string) => `calc(-1 * ${distance})`;

export const radius = { control: rem(6), card: rem(12), pill: '999px' } as const;

export const fontFamily =
  "'Figtree Variable', 'Figtree Fallback', 'Figtree Fallback Wide', system-ui, sans-serif";

/** Large headings scale only until a long word would no longer fit on the line. */
const display = (pixels: number) => `min(${rem(pixels)}, 13vw)`;

export const fontSize = {
  '13': rem(13),
  '14': rem(14),
  '16': rem(16),
  '18': rem(18),
  '22': rem(22),
  '28': display(28),
  '36': display(36),
  '48': display(48),
} as const;

export const fontWeight = { regular: '400', medium: '550', strong: '650' } as const;
export const lineHeight = { text: '1.5', heading: '1.15', single: '1.25' } as const;

/** The minimum height of controls: the second for coarse pointers. */
export const controlHeight = { fine: rem(40), coarse: rem(44) } as const;

/** The maximum width of each kind of content. */
export const width = {
  content: rem(1120),
  reading: rem(720),
  form: rem(560),
  /** A form, and at its side what helps to write it. */
  assistedForm: rem(560 + 64 + 336),
  narrow: rem(448),
  measure: '68ch',
} as const;

export const duration = { quick: '120ms', calm: '200ms' } as const;
export const easing = 'cubic-bezier(0.2, 0, 0, 1)';

/** The stacking order. Nothing else in the product sets a z-index. */
export const layer = {
  raised: 1,
  sticky: 10,
  navigation: 20,
  dropdown: 30,
  dialog: 40,
  toast: 50,
  skip: 60,
} as const;

/** Mobile first: a style without a condition is the phone's. */
export const breakpoint = { tablet: 768, desktop: 1120 } as const;

export const media = {
  tablet: `screen and (min-width: ${breakpoint.tablet / 16}em)`,
  desktop: `screen and (min-width: ${breakpoint.desktop / 16}em)`,
  belowTablet: `screen and (max-width: ${breakpoint.tablet / 16 - 0.01}em)`,
  print: 'print',
  touch: '(pointer: coarse)',
  hover: '(hover: hover)',
  forcedColors: '(forced-colors: active)',
  reducedMotion: '(prefers-reduced-motion: reduce)',
} as const;
