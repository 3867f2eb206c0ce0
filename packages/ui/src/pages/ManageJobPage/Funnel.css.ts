import { style } from '@vanilla-extract/css';
import { fontSize, space } from '../../theme/tokens.ts';

export const table = style({
  inlineSize: '100%',
  borderCollapse: 'collapse',
  fontSize: fontSize['14'],
  fontVariantNumeric: 'tabular-nums',
});

export const cell = style({ paddingBlock: space['4'], textAlign: 'start', overflowWrap: 'anywhere' });

export const number = style([cell, { textAlign: 'end', paddingInlineStart: space['16'] }]);
