import { createVar, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { theme } from '../../theme/theme.css.ts';
import { duration, easing, fontWeight, lineHeight, media, space } from '../../theme/tokens.ts';

const { color } = theme;

/** The width of the edge at which further tabs fade out. */
const before = createVar();
const after = createVar();
const fade = '3rem';

/** The outer half of the edge, behind the arrow, is fully transparent. */
const edges = (end: 'left' | 'right') =>
  `linear-gradient(to ${end}, transparent calc(${before} / 2), black ${before}, black calc(100% - ${after}), transparent calc(100% - ${after} / 2))`;

export const strip = style({ position: 'relative' });

export const list = style({
  position: 'relative',
  display: 'flex',
  gap: space['24'],
  // The padding leaves room for the focus ring, because a scrolling box would clip it.
  margin: '-4px',
  padding: '4px',
  overflowX: 'auto',
  scrollbarWidth: 'none',
  backgroundImage: `linear-gradient(${color.line}, ${color.line})`,
  backgroundPosition: 'bottom',
  backgroundSize: '100% 1px',
  backgroundRepeat: 'no-repeat',
  backgroundOrigin: 'content-box',
  scrollBehavior: 'smooth',
  vars: { [before]: '0px', [after]: '0px' },
  selectors: {
    '&[data-more-before]': { vars: { [before]: fade } },
    '&[data-more-after]': { vars: { [after]: fade } },
    '&:is([data-more-before], [data-more-after])': { maskImage: edges('right') },
    '[dir="rtl"] &:is([data-more-before], [data-more-after])': { maskImage: edges('left') },
  },
  '@media': { [media.reducedMotion]: { scrollBehavior: 'auto' } },
});

/** The arrow is in front of the fading edge. */
export const arrow = recipe({
  base: {
    position: 'absolute',
    insetBlock: 0,
    display: 'grid',
    placeItems: 'center',
    inlineSize: '1.5rem',
    padding: 0,
    border: 0,
    color: color.accent,
    backgroundColor: 'transparent',
    ':hover': { color: color.accentHover },
  },
  variants: { side: { before: { insetInlineStart: 0 }, after: { insetInlineEnd: 0 } } },
});

export const tab = style({
  flex: 'none',
  minBlockSize: '2.75rem',
  paddingBlock: space['8'],
  paddingInline: 0,
  border: 0,
  borderBlockEnd: '2px solid transparent',
  borderStartStartRadius: 4,
  borderStartEndRadius: 4,
  color: color.muted,
  backgroundColor: 'transparent',
  fontWeight: fontWeight.medium,
  lineHeight: lineHeight.single,
  transition: `color ${duration.quick} ${easing}, border-color ${duration.quick} ${easing}`,
  ':hover': { color: color.text, borderBlockEndColor: color.control },
  ':focus-visible': { outlineOffset: '1px' },
  selectors: { '&[data-active]': { color: color.accent, borderBlockEndColor: color.accent } },
  '@media': {
    [media.forcedColors]: {
      borderBlockEndColor: 'Canvas',
      selectors: { '&[data-active]': { borderBlockEndColor: 'Highlight' } },
    },
  },
});

export const panel = style({ paddingBlockStart: space['24'], ':focus-visible': { outlineOffset: '4px' } });
