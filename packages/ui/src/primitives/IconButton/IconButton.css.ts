import { recipe } from '@vanilla-extract/recipes';
import { theme } from '../../theme/theme.css.ts';
import { controlHeight, duration, easing, radius } from '../../theme/tokens.ts';

export const iconButton = recipe({
  base: {
    display: 'inline-grid',
    placeItems: 'center',
    flex: 'none',
    padding: 0,
    border: '1px solid transparent',
    borderRadius: radius.control,
    color: theme.color.muted,
    backgroundColor: 'transparent',
    transition: `background-color ${duration.quick} ${easing}, color ${duration.quick} ${easing}`,
    ':hover': { color: theme.color.text, backgroundColor: theme.color.sunken },
    selectors: { '&[aria-pressed="true"]': { color: theme.color.accent } },
  },
  variants: {
    idle: {
      true: { opacity: 0.4 },
    },
    size: {
      standard: {
        inlineSize: controlHeight.coarse,
        blockSize: controlHeight.coarse,
        '@media': { '(pointer: fine)': { inlineSize: controlHeight.fine, blockSize: controlHeight.fine } },
      },
      // A small button has the height of a line of small text.
      small: { inlineSize: '1.75rem', blockSize: '1.75rem' },
    },
  },
  defaultVariants: { size: 'standard' },
});
