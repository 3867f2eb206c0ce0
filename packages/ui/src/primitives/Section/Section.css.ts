import { recipe } from '@vanilla-extract/recipes';
import { theme } from '../../theme/theme.css.ts';
import { space } from '../../theme/tokens.ts';

export const section = recipe({
  base: { minInlineSize: 0 },
  variants: {
    divided: { true: { paddingBlockEnd: space['32'], borderBlockEnd: `1px solid ${theme.color.line}` } },
  },
});
