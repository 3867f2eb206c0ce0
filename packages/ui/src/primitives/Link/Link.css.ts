import { recipe } from '@vanilla-extract/recipes';
import { theme } from '../../theme/theme.css.ts';
import { duration, easing, fontWeight, radius, space } from '../../theme/tokens.ts';

export const link = recipe({
  base: {
    borderRadius: radius.control,
    textUnderlineOffset: '0.2em',
    textDecorationThickness: '1px',
    transition: `color ${duration.quick} ${easing}, text-decoration-color ${duration.quick} ${easing}`,
    ':hover': { textDecorationThickness: '2px' },
  },
  variants: {
    tone: {
      accent: {
        color: theme.color.accent,
        fontWeight: fontWeight.medium,
        ':hover': { color: theme.color.accentHover },
      },
      inherit: { color: 'inherit' },
      quiet: {
        color: theme.color.muted,
        textDecorationColor: 'transparent',
        ':hover': { color: theme.color.text, textDecorationColor: 'currentColor' },
      },
    },
    withIcon: {
      true: { display: 'inline-flex', alignItems: 'center', gap: space['8'], minBlockSize: space['24'] },
    },
  },
  defaultVariants: { tone: 'accent' },
});
