import { globalStyle, style } from '@vanilla-extract/css';
import { theme } from '../../theme/theme.css.ts';
import { fontSize, fontWeight, radius, space } from '../../theme/tokens.ts';

export const frame = style({ display: 'flex', flexDirection: 'column', gap: space['16'], blockSize: '100%' });
export const person = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space['16'],
  alignItems: 'flex-start',
});
export const names = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space['4'],
  // The text moves below the portrait if the space beside it would be too narrow.
  flex: '1 1 8rem',
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});
export const line = style({ display: 'flex', alignItems: 'center', gap: space['4'], minInlineSize: 0 });
globalStyle(`${line} > svg`, { inlineSize: '1rem', blockSize: '1rem' });
export const clamped = style({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
});
export const facts = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space['8'],
  color: theme.color.muted,
  fontSize: fontSize['14'],
});
export const skills = style({ display: 'flex', flexWrap: 'wrap', gap: space['8'] });
export const skill = style({
  paddingBlock: '0.125rem',
  paddingInline: space['8'],
  border: `1px solid ${theme.color.line}`,
  borderRadius: radius.pill,
  fontSize: fontSize['13'],
  color: theme.color.muted,
});
export const way = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space['4'],
  marginBlockStart: 'auto',
  color: theme.color.accent,
  fontSize: fontSize['14'],
  fontWeight: fontWeight.medium,
});
globalStyle(`${way} > svg`, { inlineSize: '1rem', blockSize: '1rem' });
