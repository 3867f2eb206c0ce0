import { globalStyle, style } from '@vanilla-extract/css';
import { theme } from '../../theme/theme.css.ts';
import { media, radius, space } from '../../theme/tokens.ts';

const { color } = theme;

export const scenes = style({
  display: 'grid',
  gap: space['32'],
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: space['24'] } },
});

export const step = style({ display: 'grid', alignContent: 'start', gap: space['8'], minInlineSize: 0 });

/** Each scene has a separate background, and all backgrounds have the same height. */
export const stage = style({
  display: 'grid',
  alignItems: 'center',
  minBlockSize: '13rem',
  padding: space['16'],
  marginBlockEnd: space['8'],
  borderRadius: radius.card,
  backgroundColor: color.accentSoft,
  '@media': { [media.desktop]: { padding: space['24'] } },
});

export const prop = style({
  display: 'grid',
  justifyItems: 'start',
  gap: space['12'],
  padding: space['16'],
  border: `1px solid ${color.line}`,
  borderRadius: radius.card,
  backgroundColor: color.surface,
  boxShadow: theme.shadow.lifted,
});

/** The rail gets the whole width, because it has no intrinsic width. */
export const wide = style({ inlineSize: '100%' });

export const line = style({
  display: 'grid',
  gridTemplateColumns: '2.5rem minmax(0, 1fr)',
  alignItems: 'center',
  gap: space['12'],
  inlineSize: '100%',
});
export const names = style({ display: 'grid', minInlineSize: 0 });
export const portrait = style({
  overflow: 'hidden',
  inlineSize: '2.5rem',
  blockSize: '2.5rem',
  borderRadius: '50%',
});
globalStyle(`${portrait} > svg`, { inlineSize: '100%', blockSize: '100%' });
