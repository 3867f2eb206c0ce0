import { createVar, keyframes, style } from '@vanilla-extract/css';
import { theme } from '../../theme/theme.css.ts';
import { duration, easing, fontWeight, lineHeight, media, space } from '../../theme/tokens.ts';

const { color } = theme;

/** How much of an edge fades away behind which there are more tabs. */
const length = { syntax: '<length>', inherits: false, initialValue: '0px' } as const;
const before = createVar(length);
const after = createVar(length);
const fade = space['48'];

const scrolled = keyframes({
  from: { vars: { [before]: '0px', [after]: fade } },
  '10%, 90%': { vars: { [before]: fade, [after]: fade } },
  to: { vars: { [before]: fade, [after]: '0px' } },
});

const edges = (end: 'left' | 'right') =>
  `linear-gradient(to ${end}, transparent, black ${before}, black calc(100% - ${after}), transparent)`;

export const list = style({
  position: 'relative',
  display: 'flex',
  gap: space['24'],
  // Room for the focus ring, which a scrolling box would clip.
  margin: '-4px',
  padding: '4px',
  overflowX: 'auto',
  scrollbarWidth: 'none',
  backgroundImage: `linear-gradient(${color.line}, ${color.line})`,
  backgroundPosition: 'bottom',
  backgroundSize: '100% 1px',
  backgroundRepeat: 'no-repeat',
  backgroundOrigin: 'content-box',
  // Follows the scrolling and nothing else: without more tabs than fit it does not run, and nothing fades.
  '@supports': {
    '(animation-timeline: scroll(self inline))': {
      maskImage: edges('right'),
      selectors: { '[dir="rtl"] &': { maskImage: edges('left') } },
      animationName: scrolled,
      animationTimingFunction: 'linear',
      animationTimeline: 'scroll(self inline)',
      animationDuration: 'auto !important',
    },
  },
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
