import { style } from '@vanilla-extract/css';
import { theme } from '../../theme/theme.css.ts';
import { media, space } from '../../theme/tokens.ts';

const { color } = theme;

/** The light of the mark, large and quiet, over the first screen. */
export const hero = style({
  position: 'relative',
  overflow: 'hidden',
  paddingBlock: space['32'],
  '@media': { [media.tablet]: { paddingBlock: `${space['96']} ${space['48']}` } },
});

export const light = style({
  position: 'absolute',
  insetBlockEnd: space['16'],
  insetInlineEnd: 'max(-3rem, 50% - 43rem)',
  color: color.accentSoft,
  pointerEvents: 'none',
  selectors: { '[dir="rtl"] &': { transform: 'scaleX(-1)' } },
  '@media': {
    [`not ${media.desktop}`]: { display: 'none' },
    [media.forcedColors]: { display: 'none' },
  },
});

export const words = style({
  position: 'relative',
  display: 'grid',
  gap: space['24'],
  maxInlineSize: '38rem',
});

export const lead = style({ maxInlineSize: '34rem' });

export const jobs = style({
  paddingBlockEnd: space['48'],
  '@media': { [media.tablet]: { paddingBlockEnd: space['64'] } },
});

export const jobsHead = style({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: space['16'],
  paddingBlockEnd: space['16'],
});
