import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { theme } from '../../theme/theme.css.ts';
import { duration, easing, layer, media, radius, space } from '../../theme/tokens.ts';

const { color } = theme;
const away = '&[data-starting-style], &[data-ending-style]';

export const backdrop = style({
  position: 'fixed',
  inset: 0,
  zIndex: layer.dialog,
  backgroundColor: color.veil,
  transition: `opacity ${duration.calm} ${easing}`,
  selectors: { [away]: { opacity: 0 } },
});

/** A sheet that comes from the bottom of a phone; a window in the middle of anything larger. */
export const viewport = style({
  position: 'fixed',
  inset: 0,
  zIndex: layer.dialog,
  display: 'flex',
  alignItems: 'flex-end',
  justifyContent: 'center',
  paddingBlockStart: space['48'],
  '@media': { [media.tablet]: { alignItems: 'center', padding: space['24'] } },
});

export const popup = recipe({
  base: {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    inlineSize: '100%',
    maxBlockSize: '100%',
    border: `1px solid ${color.line}`,
    borderBlockEnd: 0,
    borderStartStartRadius: '1rem',
    borderStartEndRadius: '1rem',
    color: color.text,
    backgroundColor: color.surface,
    boxShadow: theme.shadow.overlay,
    transition: `opacity ${duration.calm} ${easing}, transform ${duration.calm} ${easing}`,
    selectors: { [away]: { transform: 'translateY(2rem)', opacity: 0 } },
    '@media': {
      [media.tablet]: {
        borderBlockEnd: `1px solid ${color.line}`,
        borderRadius: radius.card,
        selectors: { [away]: { transform: 'translateY(0.5rem) scale(0.99)' } },
      },
    },
  },
  variants: {
    size: {
      small: { '@media': { [media.tablet]: { maxInlineSize: '27rem' } } },
      standard: { '@media': { [media.tablet]: { maxInlineSize: '35rem' } } },
    },
  },
});

export const header = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space['4'],
  padding: space['24'],
  paddingBlockEnd: space['16'],
  paddingInlineEnd: space['64'],
});

export const description = style({ color: color.muted });

/** Scrolls by itself, so that title and actions stay in sight. */
export const body = style({
  flex: '0 1 auto',
  minBlockSize: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  paddingInline: space['24'],
  // Room for focus rings at the edges of the scrolling box.
  paddingBlock: space['4'],
  ':last-of-type': { paddingBlockEnd: space['24'] },
});

export const actions = style({
  display: 'flex',
  flexDirection: 'column-reverse',
  gap: space['8'],
  padding: space['24'],
  paddingBlockEnd: `max(${space['24']}, env(safe-area-inset-bottom))`,
  '@media': { [media.tablet]: { flexDirection: 'row', justifyContent: 'flex-end', gap: space['12'] } },
});

export const close = style({
  position: 'absolute',
  insetBlockStart: space['16'],
  insetInlineEnd: space['16'],
});
