import { style } from '@vanilla-extract/css';
import { media, space } from '../../theme/tokens.ts';

export const bar = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space['24'],
  '@media': {
    [media.desktop]: { flexDirection: 'row', alignItems: 'flex-start', justifyContent: 'space-between' },
  },
});

export const names = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space['12'],
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});

/** Each as wide as the screen on a phone; beside one another elsewhere. */
export const actions = style({
  display: 'grid',
  gap: space['8'],
  '@media': {
    [media.tablet]: { display: 'flex' },
    [media.desktop]: { flex: 'none' },
  },
});

/** The applicants, and the job's details beside them. */
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space['48'],
  '@media': {
    [media.desktop]: {
      gridTemplateColumns: 'minmax(0, 1fr) min(20rem, 36%)',
      gap: space['32'],
      alignItems: 'start',
    },
  },
});

export const counted = style({ display: 'flex', alignItems: 'baseline', gap: space['8'] });

/** A jump scrolls no further than necessary, so that the job's title above stays in view. */
export const target = style({ scrollMarginBlockStart: 'calc(100dvh - 12rem)' });
