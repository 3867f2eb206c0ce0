import { style } from '@vanilla-extract/css';
import { theme } from '../../theme/theme.css.ts';
import { space } from '../../theme/tokens.ts';

/** Styles the client's message differently from the other texts of the card. */
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

/** Styles the titles, and the status, which is beside them if there is room. */
export const titles = style({
  display: 'grid',
  gap: space['4'],
  flex: '1 1 16rem',
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});
