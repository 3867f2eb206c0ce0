/** What is the same in every theme. Lengths are in rem, so that they grow with the reader's own text size. */

const rem = (pixels: number) => `${pixels / 16}rem`;

/** Named by their size in pixels at the usual text size. */
export const space = {
  '0': '0',
  '4': rem(4),
  '8': rem(8),
  '12': rem(12),
  '16': rem(16),
  '24': rem(24),
  '32': rem(32),
  '48': rem(48),
  '64': rem(64),
  '96': rem(96),
} as const;

export const radius = { control: rem(6), card: rem(12), pill: '999px' } as const;

export const fontFamily = "'Figtree Variable', 'Figtree Fallback', system-ui, sans-serif";

export const fontSize = {
  '13': rem(13),
  '14': rem(14),
  '16': rem(16),
  '18': rem(18),
  '22': rem(22),
  '28': rem(28),
  '36': rem(36),
  '48': rem(48),
} as const;

export const fontWeight = { regular: '400', medium: '550', strong: '650' } as const;
export const lineHeight = { text: '1.5', heading: '1.15', single: '1.25' } as const;

/** Something to press or fill in is this high: the second where the pointer is a finger. */
export const controlHeight = { fine: rem(40), coarse: rem(44) } as const;

/** The widest that each kind of content becomes. */
export const width = {
  content: rem(1120),
  reading: rem(720),
  form: rem(560),
  narrow: rem(448),
  measure: '68ch',
} as const;

export const duration = { quick: '120ms', calm: '200ms' } as const;
export const easing = 'cubic-bezier(0.2, 0, 0, 1)';

/** Who covers whom. Nothing else in the product sets a z-index. */
export const layer = {
  raised: 1,
  sticky: 10,
  navigation: 20,
  dropdown: 30,
  dialog: 40,
  toast: 50,
  skip: 60,
} as const;

/** Phone first: a style without a condition is the phone's. */
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
