import { style } from '@vanilla-extract/css';
import { theme } from '../../theme/theme.css.ts';
import { fontSize, fontWeight, media, space } from '../../theme/tokens.ts';

const { color } = theme;

export const plan = style({ display: 'flex', flexDirection: 'column', gap: space['24'], blockSize: '100%' });
/** The feature lists of adjacent cards begin at the same height. */
export const head = style({
  display: 'grid',
  gap: space['8'],
  '@media': {
    [media.tablet]: { minBlockSize: '9.75rem', alignContent: 'start' },
    [media.desktop]: { minBlockSize: '8.25rem' },
  },
});

export const name = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space['8'],
  minBlockSize: space['24'],
});

export const price = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: space['4'] });

export const amount = style({
  fontSize: fontSize['36'],
  fontWeight: fontWeight.strong,
  fontVariantNumeric: 'tabular-nums',
  letterSpacing: '-0.02em',
  lineHeight: 1.15,
});

export const features = style({ display: 'grid', gap: space['12'] });

export const feature = style({ display: 'flex', gap: space['12'] });

export const tick = style({ flex: 'none', paddingBlockStart: '0.125rem', color: color.accent });

/** The buttons of adjacent cards are at the same height. */
export const action = style({ marginBlockStart: 'auto' });
