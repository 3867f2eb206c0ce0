import { style } from '@vanilla-extract/css';
import { theme } from '../../theme/theme.css.ts';
import { radius, space } from '../../theme/tokens.ts';

export const panels = style({ display: 'flex', flexDirection: 'column', gap: space['16'] });

export const panel = style({
  padding: space['16'],
  border: `1px solid ${theme.color.line}`,
  borderRadius: radius.card,
  backgroundColor: theme.color.surface,
});
