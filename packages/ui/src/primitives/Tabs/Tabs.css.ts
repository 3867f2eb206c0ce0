import { style } from '@vanilla-extract/css';
import { theme } from '../../theme/theme.css.ts';
import { duration, easing, fontWeight, lineHeight, media, space } from '../../theme/tokens.ts';

const { color } = theme;

export const list = style({
  position: 'relative',
  display: 'flex',
  gap: space['24'],
  // Room for the focus ring, which a scrolling box would clip.
  margin: '-4px',
  padding: '4px',
  overflowX: 'auto',
  scrollbarWidth: 'none',
  boxShadow: `inset 0 -5px 0 -4px ${color.line}`,
});

export const tab = style({
  flex: 'none',
  minBlockSize: '2.75rem',
  paddingBlock: space['8'],
  paddingInline: space['4'],
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
