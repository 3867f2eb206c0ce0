import { style } from '@vanilla-extract/css';
import { theme } from '../../theme/theme.css.ts';
import { space } from '../../theme/tokens.ts';

/** A line separates the other freelancers from the freelancer of the page. */
export const similarPart = style({
  marginBlockStart: space['24'],
  paddingBlockStart: space['48'],
  borderBlockStart: `1px solid ${theme.color.line}`,
});
