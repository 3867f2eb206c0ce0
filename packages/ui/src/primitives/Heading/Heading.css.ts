import { recipe } from '@vanilla-extract/recipes';
import { theme } from '../../theme/theme.css.ts';
import { headingStyle } from '../../theme/scale.ts';
import { fontSize, fontWeight, lineHeight, media } from '../../theme/tokens.ts';

const letters = (name: keyof typeof headingStyle) => {
  const { fontSize: size, lineHeight: height, tracking } = headingStyle[name];
  return { fontSize: fontSize[size], lineHeight: lineHeight[height], letterSpacing: `${tracking}em` };
};

export const heading = recipe({
  base: { color: theme.color.text, fontWeight: fontWeight.strong },
  variants: {
    size: {
      display: { ...letters('display'), '@media': { [media.tablet]: letters('displayWide') } },
      large: { ...letters('large'), '@media': { [media.tablet]: letters('largeWide') } },
      standard: letters('standard'),
      small: letters('small'),
      tiny: letters('tiny'),
    },
    align: { start: {}, center: { textAlign: 'center' } },
  },
  defaultVariants: { align: 'start' },
});
