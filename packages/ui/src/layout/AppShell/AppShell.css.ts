import { style } from '@vanilla-extract/css';
import { theme } from '../../theme/theme.css.ts';
import { fontWeight, layer, radius, space } from '../../theme/tokens.ts';

export const shell = style({ display: 'flex', flexDirection: 'column', minBlockSize: '100dvh' });

export const main = style({ flex: '1 0 auto', minInlineSize: 0 });

export const skip = style({
  position: 'fixed',
  zIndex: layer.skip,
  insetBlockStart: space['8'],
  insetInlineStart: space['8'],
  paddingBlock: space['12'],
  paddingInline: space['16'],
  borderRadius: radius.control,
  color: theme.color.onAccent,
  backgroundColor: theme.color.accent,
  fontWeight: fontWeight.medium,
  selectors: { '&:not(:focus)': { transform: 'translateY(-200%)' } },
});
