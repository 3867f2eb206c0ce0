import { style } from '@vanilla-extract/css';
import { theme } from '../../theme/theme.css.ts';
import { radius, space } from '../../theme/tokens.ts';

const { color } = theme;

export const state = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: space['24'],
  paddingBlock: space['64'],
  paddingInline: space['24'],
  border: `1px dashed ${color.line}`,
  borderRadius: radius.card,
  backgroundColor: color.surface,
  textAlign: 'center',
});

export const body = style({ display: 'grid', gap: space['8'], maxInlineSize: '28rem' });
export const reason = style({ color: color.muted });

export const icon = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '3rem',
  blockSize: '3rem',
  borderRadius: '50%',
  color: color.muted,
  backgroundColor: color.sunken,
});
