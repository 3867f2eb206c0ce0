import { recipe } from '@vanilla-extract/recipes';
import { theme } from '../../theme/theme.css.ts';
import { fontWeight, radius, space } from '../../theme/tokens.ts';

const { color } = theme;

/** The text takes the place of the button, and has the same height and width. */
export const state = recipe({
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: space['12'],
    minBlockSize: space['48'],
    paddingBlock: space['8'],
    paddingInline: space['16'],
    borderRadius: radius.control,
    border: '1px solid transparent',
  },
  variants: {
    tone: {
      positive: {
        color: color.positive,
        backgroundColor: color.positiveSoft,
        fontWeight: fontWeight.medium,
      },
      neutral: { color: color.muted, backgroundColor: color.sunken },
    },
  },
});
