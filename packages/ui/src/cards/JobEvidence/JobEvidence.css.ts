import { style } from '@vanilla-extract/css';
import { theme } from '../../theme/theme.css.ts';
import { space } from '../../theme/tokens.ts';

export const list = style({ display: 'grid', gap: space['12'], margin: 0, padding: 0, listStyle: 'none' });

export const fact = style({ display: 'flex', gap: space['12'], alignItems: 'baseline' });

export const icon = style({
  display: 'inline-flex',
  flex: 'none',
  alignSelf: 'flex-start',
  paddingBlockStart: '0.2em',
  color: theme.color.muted,
});
