import { style } from '@vanilla-extract/css';
import { theme } from '../../theme/theme.css.ts';
import { media, radius, space } from '../../theme/tokens.ts';

const { color } = theme;

/** How the agreement stands, beside its text on a wide page and above it on a phone. */
export const standing = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space['16'],
  minInlineSize: 0,
  border: `1px solid ${color.line}`,
  borderRadius: radius.card,
  backgroundColor: color.surface,
  padding: space['24'],
  '@media': { [media.desktop]: { gridColumn: 2, gridRow: 1 } },
});

export const actions = style({ display: 'flex', flexDirection: 'column', gap: space['12'] });

export const steps = style({ display: 'grid', gap: space['8'], minInlineSize: 0, overflowWrap: 'anywhere' });
