import { style } from '@vanilla-extract/css';
import { theme } from '../../theme/theme.css.ts';
import { fontWeight, space } from '../../theme/tokens.ts';

export const question = style({ fontWeight: fontWeight.medium });

/** A line at the edge marks the reply as a quotation. */
export const reply = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space['4'],
  paddingInlineStart: space['16'],
  borderInlineStart: `2px solid ${theme.color.accent}`,
});

/** Styles the state of the question, and the actions on it. */
export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space['8']} ${space['16']}`,
});

/** The actions are at the end, even on a separate line. */
export const actions = style({ marginInlineStart: 'auto' });

export const state = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space['4']} ${space['12']}`,
});
