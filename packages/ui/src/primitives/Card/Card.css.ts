import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { theme } from '../../theme/theme.css.ts';
import { duration, easing, focusRing, layer, media, radius, space } from '../../theme/tokens.ts';

const { color } = theme;

export const stretched = style({
  color: 'inherit',
  textDecoration: 'none',
  // The link covers the whole card, so the card shows the focus ring.
  '::after': { content: '', position: 'absolute', inset: 0, borderRadius: radius.card },
  ':focus-visible': { outline: 'none' },
});

export const card = recipe({
  base: {
    position: 'relative',
    minInlineSize: 0,
    border: `1px solid ${color.line}`,
    borderRadius: radius.card,
    backgroundColor: color.surface,
    // In print, a card stays on one sheet if possible.
    breakInside: 'avoid',
  },
  variants: {
    padding: {
      none: {},
      standard: { padding: space['16'], '@media': { [media.tablet]: { padding: space['24'] } } },
      large: { padding: space['24'], '@media': { [media.desktop]: { padding: space['32'] } } },
    },
    tone: {
      standard: {},
      /** This tone is for completed items, such as closed jobs. */
      quiet: { backgroundColor: 'transparent' },
      accent: { borderColor: color.accent },
      positive: { borderColor: color.positive, borderInlineStartWidth: '4px' },
    },
    interactive: {
      true: {
        transition: ['border-color', 'box-shadow']
          .map((property) => `${property} ${duration.calm} ${easing}`)
          .join(', '),
        selectors: {
          [`&:has(${stretched}:hover)`]: { borderColor: color.control, boxShadow: theme.shadow.lifted },
          [`&:has(${stretched}:focus-visible)`]: focusRing,
        },
      },
    },
  },
  defaultVariants: { padding: 'standard', tone: 'standard' },
});

/** Raises other links and buttons of the card above the link that covers the card. */
export const above = style({ position: 'relative', zIndex: layer.raised });

export const footer = style({
  position: 'relative',
  zIndex: layer.raised,
  display: 'grid',
  gap: space['8'],
  padding: space['16'],
  borderBlockStart: `1px solid ${color.line}`,
});
