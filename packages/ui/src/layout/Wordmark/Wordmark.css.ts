import { globalStyle, style } from '@vanilla-extract/css';
import { theme } from '../../theme/theme.css.ts';
import { fontSize, fontWeight, radius, space } from '../../theme/tokens.ts';

export const wordmark = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space['8'],
  minBlockSize: '2.75rem',
  borderRadius: radius.control,
  color: theme.color.accent,
  fontSize: fontSize['18'],
  fontWeight: fontWeight.strong,
  letterSpacing: '-0.012em',
  lineHeight: 1,
  textDecoration: 'none',
  minInlineSize: 0,
});

// The text may wrap, but the logo keeps its size.
globalStyle(`${wordmark} > :is(svg, img)`, { flex: 'none' });

export const first = style({ color: theme.color.text });
