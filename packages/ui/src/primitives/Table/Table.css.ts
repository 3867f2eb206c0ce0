import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { theme } from '../../theme/theme.css.ts';
import {
  controlHeight,
  focusRing,
  fontSize,
  fontWeight,
  media,
  minus,
  radius,
  space,
} from '../../theme/tokens.ts';

const { color } = theme;

export const scroller = style({
  // The hidden caption is positioned relative to the table, so that it does not widen the page.
  position: 'relative',
  overflowX: 'auto',
  border: `1px solid ${color.line}`,
  borderRadius: radius.card,
  backgroundColor: color.surface,
  ':focus-visible': focusRing,
});

export const table = style({
  inlineSize: '100%',
  borderCollapse: 'collapse',
  fontSize: fontSize['14'],
  '@media': { [media.belowTablet]: { display: 'block' } },
});

const numbers = { textAlign: 'end', fontVariantNumeric: 'tabular-nums' } as const;

export const head = recipe({
  base: {
    paddingBlock: space['8'],
    paddingInline: space['16'],
    color: color.muted,
    fontWeight: fontWeight.medium,
    textAlign: 'start',
    whiteSpace: 'nowrap',
  },
  variants: {
    // In a narrow place, the columns keep these widths, and the table scrolls.
    kind: {
      word: { minInlineSize: '8rem' },
      number: numbers,
      text: { minInlineSize: '14rem' },
      actions: {},
    },
  },
  defaultVariants: { kind: 'word' },
});

/** On a phone, each value has its label beside it. Screen readers still find the headers of the columns. */
export const heads = style({
  '@media': {
    [media.belowTablet]: {
      position: 'absolute',
      inlineSize: '1px',
      blockSize: '1px',
      overflow: 'hidden',
      clipPath: 'inset(50%)',
      whiteSpace: 'nowrap',
    },
  },
});

export const body = style({ '@media': { [media.belowTablet]: { display: 'block' } } });

export const row = style({
  '@media': {
    [media.belowTablet]: {
      display: 'grid',
      gap: space['8'],
      padding: space['16'],
      selectors: { '&:not(:first-child)': { borderBlockStart: `1px solid ${color.line}` } },
    },
  },
});

export const label = style({
  display: 'none',
  color: color.muted,
  '@media': { [media.belowTablet]: { display: 'inline' } },
});

/** A long word of a value breaks, so that no row is wider than a phone. */
export const value = recipe({
  base: { '@media': { [media.belowTablet]: { minInlineSize: 0, overflowWrap: 'anywhere' } } },
  variants: {
    kind: {
      word: {},
      number: {},
      text: {},
      actions: {
        display: 'flex',
        alignItems: 'center',
        minBlockSize: controlHeight.coarse,
        // The label of the first button, instead of the padding around it, lines up with the label of the column.
        selectors: { '&:has(button)': { marginInlineStart: minus(space['16']) } },
        '@media': {
          '(pointer: fine)': { minBlockSize: controlHeight.fine },
          [media.tablet]: { whiteSpace: 'nowrap' },
        },
      },
    },
  },
  defaultVariants: { kind: 'word' },
});

const cells = {
  paddingBlock: space['12'],
  paddingInline: space['16'],
  borderBlockStart: `1px solid ${color.line}`,
  fontWeight: fontWeight.regular,
  textAlign: 'start',
  verticalAlign: 'top',
} as const;
const kinds = {
  word: {},
  number: { ...numbers, '@media': { [media.belowTablet]: { textAlign: 'start' } } },
  text: {},
  actions: {},
} as const;

export const name = recipe({
  base: {
    ...cells,
    '@media': {
      [media.belowTablet]: {
        display: 'block',
        padding: 0,
        border: 'none',
        overflowWrap: 'anywhere',
        fontWeight: fontWeight.medium,
      },
    },
  },
  variants: { kind: kinds },
  defaultVariants: { kind: 'word' },
});

export const cell = recipe({
  base: {
    ...cells,
    '@media': {
      [media.belowTablet]: {
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
        columnGap: space['12'],
        padding: 0,
        border: 'none',
        // On a phone, an empty cell is hidden, because its label alone would say nothing.
        selectors: { '&:has(> div:empty)': { display: 'none' } },
      },
    },
  },
  variants: {
    kind: {
      ...kinds,
      // With less padding, a button does not make its row higher, and its label lines up with the text of the row.
      actions: {
        '@media': {
          [media.tablet]: { paddingBlock: space['4'] },
          [media.belowTablet]: { alignItems: 'center' },
        },
      },
    },
  },
  defaultVariants: { kind: 'word' },
});
