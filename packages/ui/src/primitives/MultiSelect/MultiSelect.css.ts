import { style } from '@vanilla-extract/css';
import { theme } from '../../theme/theme.css.ts';
import {
  controlHeight,
  duration,
  easing,
  fontSize,
  fontWeight,
  layer,
  lineHeight,
  media,
  radius,
  space,
} from '../../theme/tokens.ts';

const { color } = theme;

export const trigger = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space['8'],
  cursor: 'pointer',
  selectors: { '&[data-popup-open]': { borderColor: color.accent } },
});

export const value = style({
  minInlineSize: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  selectors: { '&[data-placeholder]': { color: color.muted } },
});

export const icon = style({ flex: 'none', color: color.muted });

export const positioner = style({ zIndex: layer.dropdown, outline: 0 });

export const popup = style({
  inlineSize: 'max-content',
  minInlineSize: 'var(--anchor-width)',
  maxInlineSize: 'min(var(--available-width), 24rem)',
  maxBlockSize: 'min(var(--available-height), 22rem)',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: space['4'],
  border: `1px solid ${color.line}`,
  borderRadius: radius.card,
  color: color.text,
  backgroundColor: color.surface,
  boxShadow: theme.shadow.overlay,
  outline: 0,
  transformOrigin: 'var(--transform-origin)',
  transition: `opacity ${duration.quick} ${easing}, transform ${duration.quick} ${easing}`,
  selectors: {
    '&[data-starting-style], &[data-ending-style]': { opacity: 0, transform: 'translateY(-4px)' },
  },
});

export const item = style({
  display: 'grid',
  gridTemplateColumns: '1.25rem minmax(0, 1fr)',
  alignItems: 'center',
  gap: space['12'],
  minBlockSize: controlHeight.coarse,
  paddingBlock: space['8'],
  paddingInline: space['12'],
  borderRadius: radius.control,
  fontSize: fontSize['16'],
  lineHeight: lineHeight.single,
  cursor: 'pointer',
  outline: 0,
  userSelect: 'none',
  '@media': {
    '(pointer: fine)': { minBlockSize: '2.25rem' },
    [media.forcedColors]: {
      selectors: { '&[data-highlighted]': { outline: '2px solid Highlight', outlineOffset: '-2px' } },
    },
  },
  selectors: {
    '&[data-highlighted]': { backgroundColor: color.accentSoft },
    '&[data-selected]': { fontWeight: fontWeight.medium },
  },
});

export const tick = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '1.25rem',
  blockSize: '1.25rem',
  border: `1px solid ${color.control}`,
  borderRadius: 4,
  color: color.onAccent,
  selectors: {
    [`${item}[data-selected] &`]: { borderColor: color.accent, backgroundColor: color.accent },
  },
});
