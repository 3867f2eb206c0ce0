import { style } from '@vanilla-extract/css';
import { theme } from '../../theme/theme.css.ts';
import { radius, space } from '../../theme/tokens.ts';

export const previews = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(16rem, 100%), 1fr))',
  gap: space['16'],
});

export const sample = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: space['16'],
  padding: space['16'],
  border: `1px solid ${theme.color.line}`,
  borderRadius: radius.card,
  color: theme.color.text,
  backgroundColor: theme.color.canvas,
});

export const row = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space['16'] });
