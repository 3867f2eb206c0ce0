import { style } from '@vanilla-extract/css';
import { theme } from '../../theme/theme.css.ts';
import { media, radius, space } from '../../theme/tokens.ts';

export const list = style({
  border: `1px solid ${theme.color.line}`,
  borderRadius: radius.card,
});

export const letter = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: space['12'],
  padding: space['16'],
  selectors: { '& + &': { borderBlockStart: `1px solid ${theme.color.line}` } },
  '@media': {
    [media.tablet]: { flexDirection: 'row', alignItems: 'center', justifyContent: 'space-between' },
  },
});

export const words = style({ minInlineSize: 0, overflowWrap: 'anywhere' });

export const use = style({ flex: 'none' });
