import { recipe } from '@vanilla-extract/recipes';
import { theme } from '../../theme/theme.css.ts';
import { fontSize, fontWeight } from '../../theme/tokens.ts';

export const text = recipe({
  base: { minInlineSize: 0 },
  variants: {
    size: {
      tiny: { fontSize: fontSize['13'] },
      small: { fontSize: fontSize['14'] },
      standard: { fontSize: fontSize['16'] },
      large: { fontSize: fontSize['18'] },
    },
    tone: {
      standard: { color: theme.color.text },
      muted: { color: theme.color.muted },
      accent: { color: theme.color.accent },
      signal: { color: theme.color.signal },
      positive: { color: theme.color.positive },
      caution: { color: theme.color.caution },
      critical: { color: theme.color.critical },
      inherit: { color: 'inherit' },
    },
    weight: {
      regular: { fontWeight: fontWeight.regular },
      medium: { fontWeight: fontWeight.medium },
      strong: { fontWeight: fontWeight.strong },
    },
    numeric: { true: { fontVariantNumeric: 'tabular-nums' } },
    align: { start: {}, center: { textAlign: 'center' } },
  },
  defaultVariants: { size: 'standard', weight: 'regular', align: 'start' },
});
