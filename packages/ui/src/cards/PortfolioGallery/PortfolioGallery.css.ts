import { globalStyle, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { theme } from '../../theme/theme.css.ts';
import { fontSize, fontWeight, lineHeight, media, radius, space } from '../../theme/tokens.ts';

export const gallery = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space['16'],
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: space['24'] } },
});

/** Cards of one row end at the same height. */
export const place = style({ display: 'grid' });
export const lead = style({ gridColumn: '1 / -1' });

export const cover = recipe({
  base: {
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    overflow: 'hidden',
    inlineSize: '100%',
    // The corners fit inside the border of the surrounding card.
    borderStartStartRadius: `calc(${radius.card} - 1px)`,
    borderStartEndRadius: `calc(${radius.card} - 1px)`,
    fontSize: fontSize['48'],
    fontWeight: fontWeight.strong,
    lineHeight: 1,
    userSelect: 'none',
  },
  variants: { wide: { true: { aspectRatio: '16 / 9' }, false: { aspectRatio: '4 / 3' } } },
});

/** The background is visible until the picture has loaded. */
export const empty = style({ backgroundColor: theme.color.sunken });

export const image = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'cover',
});

/** The card is as high as its row, so that the actions of a row line up. */
export const frame = style({ display: 'flex', flexDirection: 'column', blockSize: '100%' });

export const caption = style({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-between',
  flexGrow: 1,
  gap: space['8'],
  padding: space['16'],
  borderBlockStart: `1px solid ${theme.color.line}`,
  overflowWrap: 'anywhere',
});

/** The title and the host below it form one text. */
export const name = style({ display: 'grid', gap: space['4'], minInlineSize: 0 });

export const title = style({ fontWeight: fontWeight.medium, lineHeight: lineHeight.single });

export const host = style({
  display: 'flex',
  alignItems: 'center',
  gap: space['4'],
  minInlineSize: 0,
  color: theme.color.muted,
  fontSize: fontSize['14'],
});
/** The host stays on one line and may be cut off, because its end matters least. */
globalStyle(`${host} > bdi`, { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });
globalStyle(`${host} > svg`, { flex: 'none', inlineSize: '1rem', blockSize: '1rem' });
