import { style } from '@vanilla-extract/css';
import { theme } from '../../theme/theme.css.ts';
import { fontSize, fontWeight, space } from '../../theme/tokens.ts';

export const optionCount = style({
  flex: 'none',
  position: 'relative',
  marginInlineStart: 'auto',
  paddingInlineStart: space['8'],
  color: theme.color.muted,
  fontSize: fontSize['14'],
  fontWeight: fontWeight.regular,
  fontVariantNumeric: 'tabular-nums',
});
