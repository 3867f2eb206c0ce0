import { style } from '@vanilla-extract/css';
import { theme } from '../../theme/theme.css.ts';
import { fontSize, space } from '../../theme/tokens.ts';

/** From right to left, the first day is on the right. */
export const plot = style({
  display: 'block',
  inlineSize: '100%',
  blockSize: '6rem',
  selectors: { '[dir="rtl"] &': { transform: 'scaleX(-1)' } },
});

export const bar = style({ fill: theme.color.accent });

export const ground = style({ fill: theme.color.line });

export const table = style({
  inlineSize: '100%',
  borderCollapse: 'collapse',
  fontSize: fontSize['14'],
  fontVariantNumeric: 'tabular-nums',
});

export const cell = style({ paddingBlock: space['4'], textAlign: 'start', overflowWrap: 'anywhere' });

export const number = style([cell, { textAlign: 'end', paddingInlineStart: space['16'] }]);
