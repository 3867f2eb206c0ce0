import { style } from '@vanilla-extract/css';
import { theme } from '../../theme/theme.css.ts';
import { duration, easing, fontSize, layer, lineHeight, radius, space } from '../../theme/tokens.ts';

const { color } = theme;

export const anchor = style({ display: 'inline-flex' });

export const positioner = style({ zIndex: layer.dropdown });

/** The tooltip inverts the page's colours, so that it needs no shadow in any theme. */
export const popup = style({
  maxInlineSize: 'min(var(--available-width), 18rem)',
  paddingBlock: space['4'],
  paddingInline: space['8'],
  borderRadius: radius.control,
  border: '1px solid transparent',
  color: color.canvas,
  backgroundColor: color.text,
  fontSize: fontSize['14'],
  lineHeight: lineHeight.text,
  overflowWrap: 'anywhere',
  transition: `opacity ${duration.quick} ${easing}`,
  selectors: { '&[data-starting-style], &[data-ending-style]': { opacity: 0 } },
});
