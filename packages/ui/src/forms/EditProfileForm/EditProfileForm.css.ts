import { style } from '@vanilla-extract/css';
import { theme } from '../../theme/theme.css.ts';
import { space } from '../../theme/tokens.ts';

export const section = style({
  paddingBlockEnd: space['32'],
  borderBlockEnd: `1px solid ${theme.color.line}`,
});
