import { style } from '@vanilla-extract/css';
import { theme } from '../../theme/theme.css.ts';
import { space } from '../../theme/tokens.ts';

export const line = style({ display: 'flex', alignItems: 'flex-start', gap: space['8'], minInlineSize: 0 });

export const icon = style({
  display: 'inline-flex',
  flex: 'none',
  // The icon is beside the first line of the text.
  paddingBlockStart: '0.15625rem',
  color: theme.color.muted,
});
