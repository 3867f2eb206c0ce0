import { style } from '@vanilla-extract/css';
import { theme } from '../../theme/theme.css.ts';
import { space } from '../../theme/tokens.ts';

/** The client's words, set apart from those of the card. */
export const quote = style({
  minInlineSize: 0,
  borderInlineStart: `3px solid ${theme.color.line}`,
  paddingInlineStart: space['16'],
});

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'start',
  justifyContent: 'space-between',
  gap: space['12'],
});

/** The titles, beside which the state stands where there is room. */
export const titles = style({
  display: 'grid',
  gap: space['4'],
  flex: '1 1 16rem',
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});
