import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { theme } from '../../theme/theme.css.ts';
import { duration, easing, layer, media, minus, radius, space } from '../../theme/tokens.ts';

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

/** The dialog is a sheet at the bottom of a phone, and a window in the middle of larger screens. */
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
    overflowY: 'auto',
    overscrollBehavior: 'contain',
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
      [media.tall]: { scrollPaddingBlock: space['96'] },
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
      wide: { '@media': { [media.tablet]: { maxInlineSize: '66rem' } } },
    },
  },
});

/**
 * The title and the actions stay in view while the content scrolls. This does not apply to a window that is not high
 * enough, for example at a zoom of 400 %.
 */
const stays = { zIndex: layer.raised, backgroundColor: color.surface } as const;
const sticky = { [media.tall]: { position: 'sticky' } } as const;

export const header = style({
  ...stays,
  insetBlockStart: 0,
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: space['16'],
  padding: space['24'],
  paddingBlockEnd: space['16'],
  '@media': sticky,
});

export const title = style({ minInlineSize: 0, display: 'grid', gap: space['8'] });

export const description = style({ color: color.muted });

/** Separates long content from the actions below it. */
export const line = style({});

export const body = style({
  paddingInline: space['24'],
  selectors: { [`&:has(+ ${line})`]: { paddingBlockEnd: space['24'] } },
  ':last-child': { paddingBlockEnd: `max(${space['24']}, env(safe-area-inset-bottom))` },
});

export const actions = style({
  ...stays,
  insetBlockEnd: 0,
  display: 'flex',
  flexDirection: 'column-reverse',
  gap: space['8'],
  padding: space['24'],
  paddingBlockEnd: `max(${space['24']}, env(safe-area-inset-bottom))`,
  selectors: {
    [`&${line}`]: { paddingBlockStart: space['16'], borderBlockStart: `1px solid ${color.line}` },
  },
  '@media': {
    ...sticky,
    [media.tablet]: { flexDirection: 'row', justifyContent: 'flex-end', gap: space['12'] },
  },
});

/** The button is larger than its icon. The negative margin aligns the icon with the corner. */
export const close = style({
  flex: 'none',
  marginBlock: minus(space['8']),
  marginInlineEnd: minus(space['8']),
});
