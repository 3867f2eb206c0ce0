/**
 * The values in this file are the same in every theme. They are in pixels at the default text size, or in milliseconds.
 * Styles use them through `tokens.ts`.
 */

/** Distances on a grid of 4 pixels. */
export const space = {
  '0': 0,
  '4': 4,
  '8': 8,
  '12': 12,
  '16': 16,
  '24': 24,
  '32': 32,
  '48': 48,
  '64': 64,
  '96': 96,
} as const;

export const fontSize = {
  '13': 13,
  '14': 14,
  '16': 16,
  '18': 18,
  '22': 22,
  '28': 28,
  '36': 36,
  '40': 40,
  '48': 48,
  '64': 64,
} as const;

export const fontWeight = { regular: 400, medium: 550, strong: 650 } as const;
export const lineHeight = { text: 1.5, heading: 1.15, display: 1.05, single: 1.25 } as const;

/** The styles of headings. Letter spacing is in em, and is tighter for larger letters. */
export const headingStyle = {
  display: { font: 'display', fontSize: '40', lineHeight: 'display', tracking: -0.018 },
  displayWide: { font: 'display', fontSize: '64', lineHeight: 'display', tracking: -0.022 },
  large: { font: 'display', fontSize: '28', lineHeight: 'heading', tracking: -0.01 },
  largeWide: { font: 'display', fontSize: '36', lineHeight: 'heading', tracking: -0.014 },
  standard: { font: 'heading', fontSize: '22', lineHeight: 'heading', tracking: -0.012 },
  small: { font: 'heading', fontSize: '18', lineHeight: 'single', tracking: -0.006 },
  tiny: { font: 'heading', fontSize: '16', lineHeight: 'single', tracking: 0 },
} as const satisfies Record<string, HeadingStyle>;

interface HeadingStyle {
  font: 'heading' | 'display';
  fontSize: keyof typeof fontSize;
  lineHeight: keyof typeof lineHeight;
  tracking: number;
}

/** The minimum height of controls, for precise pointers and for coarse ones such as fingers. */
export const controlHeight = { fine: 40, coarse: 44 } as const;

/** The maximum width of each kind of content. */
export const width = {
  content: 1120,
  reading: 720,
  form: 560,
  /** The width of a form that has help beside it. */
  assistedForm: 560 + 64 + 336,
  narrow: 448,
} as const;

export const duration = { quick: 120, calm: 200 } as const;
export const easing = [0.2, 0, 0, 1] as const;

/** The layers of the stacking order. No other file of the product sets a z-index. */
export const layer = {
  raised: 1,
  sticky: 10,
  navigation: 20,
  dropdown: 30,
  dialog: 40,
  toast: 50,
  skip: 60,
} as const;

/** The minimum width of each kind of screen. Styles outside a media query are for phones. */
export const breakpoint = { tablet: 768, desktop: 1120 } as const;
