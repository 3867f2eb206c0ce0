import { style } from '@vanilla-extract/css';
import { theme } from '../../theme/theme.css.ts';
import { duration, easing, layer, media, radius, space } from '../../theme/tokens.ts';

const { color } = theme;

export const viewport = style({
  position: 'fixed',
  zIndex: layer.toast,
  insetBlockEnd: `max(${space['16']}, env(safe-area-inset-bottom))`,
  insetInline: space['16'],
  display: 'flex',
  flexDirection: 'column',
  gap: space['8'],
  alignItems: 'center',
  pointerEvents: 'none',
  outline: 0,
  '@media': { [media.tablet]: { insetBlockEnd: space['32'] } },
});

/** The toast inverts the page's colours, so that it stands out without a further colour. */
export const toast = style({
  pointerEvents: 'auto',
  inlineSize: 'fit-content',
  maxInlineSize: 'min(100%, 28rem)',
  border: '1px solid transparent',
  borderRadius: radius.card,
  color: color.canvas,
  backgroundColor: color.text,
  boxShadow: theme.shadow.overlay,
  transition: `opacity ${duration.calm} ${easing}, transform ${duration.calm} ${easing}`,
  selectors: {
    '&[data-starting-style], &[data-ending-style]': { opacity: 0, transform: 'translateY(0.75rem)' },
    '&[data-limited]': { display: 'none' },
  },
  ':focus-visible': { outlineColor: color.accent },
});

export const content = style({
  display: 'flex',
  alignItems: 'center',
  gap: space['8'],
  paddingBlock: space['8'],
  paddingInlineStart: space['16'],
  paddingInlineEnd: space['8'],
});

export const message = style({ minInlineSize: 0, paddingBlock: space['4'] });

export const dismiss = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: '2rem',
  blockSize: '2rem',
  padding: 0,
  border: 0,
  borderRadius: radius.control,
  color: 'inherit',
  backgroundColor: 'transparent',
  ':hover': { backgroundColor: 'color-mix(in srgb, currentColor 20%, transparent)' },
  ':focus-visible': { outlineColor: 'currentColor', outlineOffset: '-2px' },
  '@media': { [media.touch]: { inlineSize: '2.75rem', blockSize: '2.75rem' } },
});
