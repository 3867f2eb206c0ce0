import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { theme } from '../../theme/theme.css.ts';
import { space } from '../../theme/tokens.ts';

export const dots = style({ display: 'flex', flexWrap: 'wrap', gap: space['8'] });

/** The dots differ in shape as well as in colour: an application without a decision is a ring. */
export const dot = recipe({
  base: { inlineSize: space['12'], blockSize: space['12'], borderRadius: '50%', border: '2px solid' },
  variants: {
    filled: {
      true: {
        borderColor: theme.color.accent,
        backgroundColor: theme.color.accent,
        forcedColorAdjust: 'none',
      },
      false: { borderColor: theme.color.control },
    },
  },
});
