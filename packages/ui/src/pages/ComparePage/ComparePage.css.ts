import { globalStyle, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { theme } from '../../theme/theme.css.ts';
import { fontSize, fontWeight, layer, media, space } from '../../theme/tokens.ts';

const { color } = theme;

/** Only a phone shows the names above the table, because it has room for two columns only. */
export const names = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space['8'],
  '@media': { [media.tablet]: { display: 'none' } },
});

export const table = style({
  display: 'block',
  inlineSize: '100%',
  borderCollapse: 'collapse',
  '@media': {
    [media.tablet]: { display: 'table', tableLayout: 'fixed' },
  },
});

globalStyle(`${table} > tbody`, { '@media': { [media.belowTablet]: { display: 'block' } } });

/**
 * The names and the buttons stay in view. They are sticky, so no element around them may scroll, or be only as high as
 * they are.
 */
export const head = style({
  zIndex: layer.sticky,
  backgroundColor: color.canvas,
  boxShadow: `inset 0 -1px ${color.line}`,
  '@media': {
    [media.belowTablet]: { display: 'block', paddingBlock: space['8'] },
    [media.tall]: { position: 'sticky', insetBlockStart: space['64'] },
  },
});

// A focused element is scrolled to a position below the names and the buttons.
globalStyle(`html:has(.${head})`, { '@media': { [media.tall]: { scrollPaddingBlockStart: '16rem' } } });

/** On a phone, the two columns fill the width of the window, and the term of a row is above its values. */
export const row = recipe({
  base: {
    '@media': {
      [media.belowTablet]: {
        display: 'grid',
        gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
        columnGap: space['8'],
      },
    },
  },
  variants: { isSame: { true: { color: color.muted }, false: {} } },
});

const wide = { paddingBlock: space['16'], textAlign: 'start', verticalAlign: 'top' } as const;

const termColumn = { display: 'table-cell', inlineSize: '8rem', paddingInlineEnd: space['16'] } as const;

export const corner = style({ display: 'none', '@media': { [media.tablet]: termColumn } });

export const term = style({
  gridColumn: '1 / -1',
  paddingBlockStart: space['16'],
  color: color.muted,
  fontSize: fontSize['14'],
  fontWeight: fontWeight.medium,
  textAlign: 'start',
  '@media': {
    [media.tablet]: { ...wide, ...termColumn, borderBlockStart: `1px solid ${color.line}` },
  },
});

export const cell = style({
  display: 'none',
  paddingBlock: space['4'],
  fontWeight: 'inherit',
  textAlign: 'start',
  overflowWrap: 'anywhere',
  selectors: { '&[data-shown]': { display: 'block' } },
  '@media': {
    [media.tablet]: {
      ...wide,
      paddingInlineEnd: space['24'],
      selectors: {
        '&, &[data-shown]': { display: 'table-cell' },
        'tbody > tr > &': { borderBlockStart: `1px solid ${color.line}` },
        'thead > tr > &': { paddingBlock: `${space['12']} 0` },
        'thead > tr + tr > &': { paddingBlock: `${space['8']} ${space['12']}` },
      },
    },
  },
});

/** On a phone, a line of a column has room for only a few words, so long texts are smaller. */
export const letter = style({ '@media': { [media.belowTablet]: { fontSize: fontSize['14'] } } });

export const applicant = style({ display: 'flex', alignItems: 'flex-start', gap: space['12'] });

export const identity = style({ minInlineSize: 0 });

// A long title is cut off, so that the letters below are soon visible. A phone shows only the name.
export const title = style({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  '@media': { [media.belowTablet]: { display: 'none' } },
});

export const decision = style({ display: 'flex', flexWrap: 'wrap', gap: space['8'] });

// In English, both buttons fit side by side into the narrowest columns.
globalStyle(`${decision} > button`, {
  paddingInline: space['12'],
  fontSize: fontSize['14'],
  '@media': { [media.belowTablet]: { flexGrow: 1, paddingInline: space['8'] } },
});
