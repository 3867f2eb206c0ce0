import { style } from '@vanilla-extract/css';
import { theme } from '../../theme/theme.css.ts';
import { radius, space } from '../../theme/tokens.ts';

const { color } = theme;

export const choices = style({ display: 'flex', flexWrap: 'wrap', gap: space['8'] });

export const choice = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space['8'],
  minBlockSize: '2.5rem',
  paddingInline: space['12'],
  border: `1px solid ${color.line}`,
  borderRadius: radius.pill,
  color: color.text,
  textDecoration: 'none',
  selectors: {
    '&:hover': { borderColor: color.text },
    '&[aria-current]': { borderColor: color.accent, color: color.accent, backgroundColor: color.surface },
  },
});

export const count = style({ color: color.muted, fontVariantNumeric: 'tabular-nums' });
