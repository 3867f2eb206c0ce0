import { recipe } from '@vanilla-extract/recipes';
import { theme } from '../../theme/theme.css.ts';
import { headingStyle } from '../../theme/scale.ts';
import { fontSize, fontWeight, lineHeight, media, withArabic } from '../../theme/tokens.ts';

const letters = (name: keyof typeof headingStyle) => {
  const { fontSize: size, lineHeight: height, tracking } = headingStyle[name];
  return { fontSize: fontSize[size], lineHeight: lineHeight[height], letterSpacing: `${tracking}em` };
};

/** Arabic letters are joined, so they have no letter spacing. Their marks need higher lines. */
const unspaced = { letterSpacing: 0, lineHeight: lineHeight.single };
const displayFont = {
  fontFamily: theme.font.display,
  selectors: { '&:lang(ar)': { ...unspaced, fontFamily: withArabic(theme.font.display) } },
};
const headingFont = { selectors: { '&:lang(ar)': unspaced } };

export const heading = recipe({
  base: { color: theme.color.text, fontWeight: fontWeight.strong },
  variants: {
    size: {
      display: {
        ...displayFont,
        ...letters('display'),
        '@media': { [media.tablet]: letters('displayWide') },
      },
      large: { ...displayFont, ...letters('large'), '@media': { [media.tablet]: letters('largeWide') } },
      standard: { ...headingFont, ...letters('standard') },
      small: { ...headingFont, ...letters('small') },
      tiny: { ...headingFont, ...letters('tiny') },
    },
    align: { start: {}, center: { textAlign: 'center' } },
  },
  defaultVariants: { align: 'start' },
});
