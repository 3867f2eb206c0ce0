import { recipe } from '@vanilla-extract/recipes';
import { theme } from '../../theme/theme.css.ts';
import { fontSize, fontWeight, lineHeight, media } from '../../theme/tokens.ts';

export const heading = recipe({
  base: { color: theme.color.text, fontWeight: fontWeight.strong, lineHeight: lineHeight.heading },
  variants: {
    size: {
      display: {
        fontSize: fontSize['36'],
        letterSpacing: '-0.022em',
        '@media': { [media.tablet]: { fontSize: fontSize['48'] } },
      },
      large: {
        fontSize: fontSize['28'],
        letterSpacing: '-0.016em',
        '@media': { [media.tablet]: { fontSize: fontSize['36'], letterSpacing: '-0.02em' } },
      },
      standard: { fontSize: fontSize['22'], letterSpacing: '-0.012em' },
      small: { fontSize: fontSize['18'], lineHeight: lineHeight.single, letterSpacing: '-0.006em' },
      tiny: { fontSize: fontSize['16'], lineHeight: lineHeight.single },
    },
    align: { start: {}, center: { textAlign: 'center' } },
  },
  defaultVariants: { align: 'start' },
});
