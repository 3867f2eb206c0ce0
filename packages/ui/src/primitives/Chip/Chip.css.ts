import { style } from '@vanilla-extract/css';
import { theme } from '../../theme/theme.css.ts';
import {
  duration,
  easing,
  fontSize,
  fontWeight,
  lineHeight,
  media,
  radius,
  space,
} from '../../theme/tokens.ts';

const { color } = theme;

export const chip = style({
  display: 'inline-flex',
  alignItems: 'center',
  maxInlineSize: '100%',
  minBlockSize: '2rem',
  border: `1px solid ${color.line}`,
  borderRadius: `min(1.125rem, ${radius.pill})`,
  backgroundColor: color.surface,
  fontSize: fontSize['14'],
  fontWeight: fontWeight.medium,
  lineHeight: lineHeight.single,
});

export const body = style({
  minInlineSize: 0,
  paddingBlock: space['4'],
  paddingInlineStart: space['12'],
  overflowWrap: 'anywhere',
});

export const remove = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: '2rem',
  blockSize: '2rem',
  padding: 0,
  border: 0,
  borderRadius: '50%',
  color: color.muted,
  backgroundColor: 'transparent',
  transition: `background-color ${duration.quick} ${easing}, color ${duration.quick} ${easing}`,
  ':hover': { color: color.text, backgroundColor: color.sunken },
  ':focus-visible': { outlineOffset: '-2px' },
  '@media': { [media.touch]: { inlineSize: '2.75rem', blockSize: '2.75rem' } },
});
