import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { theme } from '../../theme/theme.css.ts';
import { fontSize, fontWeight, media, radius, space } from '../../theme/tokens.ts';

const { color } = theme;

/** On a phone, the name of a row is above its values, so that the table need not scroll sideways. */
export const table = style({
  display: 'block',
  overflow: 'hidden',
  fontSize: fontSize['14'],
  border: `1px solid ${color.line}`,
  borderRadius: radius.card,
  backgroundColor: color.surface,
  '@media': {
    [media.tablet]: {
      display: 'table',
      fontSize: fontSize['16'],
      inlineSize: '100%',
      tableLayout: 'fixed',
      borderCollapse: 'separate',
      borderSpacing: 0,
    },
  },
});

export const group = style({
  display: 'block',
  '@media': { [media.tablet]: { display: 'table-row-group' } },
});

const line = `1px solid ${color.line}`;

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  columnGap: space['8'],
  padding: `${space['12']} ${space['16']}`,
  selectors: { [`${group} + ${group} &`]: { borderBlockStart: line } },
  '@media': { [media.tablet]: { display: 'table-row' } },
});

export const head = style([row, { backgroundColor: color.sunken }]);

/** Styles the borders and the padding of cells, because table rows cannot have any. */
const cell = {
  textAlign: 'start',
  verticalAlign: 'baseline',
  '@media': {
    [media.tablet]: {
      paddingBlock: space['12'],
      paddingInline: space['24'],
      selectors: { [`${group} + ${group} &`]: { borderBlockStart: line } },
    },
  },
} as const;

export const corner = style([
  cell,
  {
    '@media': {
      [media.belowTablet]: { position: 'absolute', clipPath: 'inset(50%)' },
      [media.tablet]: { inlineSize: '34%' },
    },
  },
]);

export const plan = recipe({
  base: [cell, { fontWeight: fontWeight.strong }],
  variants: { recommended: { true: { color: color.accent }, false: {} } },
});

export const name = style([
  cell,
  {
    gridColumn: '1 / -1',
    paddingBlockEnd: space['4'],
    color: color.muted,
    fontWeight: fontWeight.regular,
    textWrap: 'pretty',
    '@media': { [media.tablet]: { color: color.text } },
  },
]);

export const value = style([cell, { fontVariantNumeric: 'tabular-nums', overflowWrap: 'break-word' }]);
export const tick = style({ display: 'inline-flex', verticalAlign: 'middle', color: color.accent });
export const missing = style({ color: color.muted });
