import { style } from '@vanilla-extract/css';
import { theme } from '../../theme/theme.css.ts';
import { space } from '../../theme/tokens.ts';

export const line = style({ display: 'flex', alignItems: 'baseline', gap: space['8'], minInlineSize: 0 });

export const icon = style({
  display: 'inline-flex',
  flex: 'none',
  alignSelf: 'center',
  color: theme.color.muted,
});
