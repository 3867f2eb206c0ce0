import { style } from '@vanilla-extract/css';
import { theme } from '../../theme/theme.css.ts';
import { fontWeight, space } from '../../theme/tokens.ts';

export const question = style({ fontWeight: fontWeight.medium });

/** Marked at its edge like a quotation. */
export const answer = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space['4'],
  paddingInlineStart: space['16'],
  borderInlineStart: `2px solid ${theme.color.accent}`,
});

/** The state, and what can be done about it. */
export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space['8']} ${space['16']}`,
});

/** At the end, also on a line of their own. */
export const actions = style({ marginInlineStart: 'auto' });

export const state = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space['4']} ${space['12']}`,
});
