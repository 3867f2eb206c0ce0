import { style } from '@vanilla-extract/css';
import { theme } from '../../theme/theme.css.ts';
import { space } from '../../theme/tokens.ts';

/** Styles the suggested text differently from the text that the user typed. */
export const suggestion = style({
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  borderInlineStart: `3px solid ${theme.color.accent}`,
  paddingInlineStart: space['16'],
});
