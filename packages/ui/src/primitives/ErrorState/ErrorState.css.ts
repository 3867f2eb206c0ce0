import { style } from '@vanilla-extract/css';
import { theme } from '../../theme/theme.css.ts';
import { radius, space } from '../../theme/tokens.ts';

export const state = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: space['24'],
  paddingBlock: space['64'],
  paddingInline: space['24'],
  border: `1px solid ${theme.color.line}`,
  borderRadius: radius.card,
  backgroundColor: theme.color.surface,
  textAlign: 'center',
});

export const message = style({ maxInlineSize: '32rem' });

export const icon = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '3rem',
  blockSize: '3rem',
  borderRadius: '50%',
  color: theme.color.critical,
  backgroundColor: theme.color.criticalSoft,
});
