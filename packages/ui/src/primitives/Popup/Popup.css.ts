/** Styles lists of options or actions that open over the page. */
import { style } from '@vanilla-extract/css';
import { theme } from '../../theme/theme.css.ts';
import {
  controlHeight,
  duration,
  easing,
  fontSize,
  layer,
  lineHeight,
  media,
  radius,
  space,
} from '../../theme/tokens.ts';

const { color } = theme;

export const positioner = style({ zIndex: layer.dropdown, outline: 0 });

export const popup = style({
  inlineSize: 'max-content',
  minInlineSize: 'var(--anchor-width)',
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
});
