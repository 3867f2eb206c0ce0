import { globalStyle, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { selectors } from '../../theme/css.ts';
import { theme } from '../../theme/theme.css.ts';
import { fontSize, fontWeight, lineHeight, media, radius, space } from '../../theme/tokens.ts';

export const gallery = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space['16'],
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: space['24'] } },
});

/** All cards of one row end at the same height. */
export const place = style({ display: 'grid' });
export const lead = style({ gridColumn: '1 / -1' });

export const cover = recipe({
  base: {
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    overflow: 'hidden',
    inlineSize: '100%',
    // The radius of the corners is smaller than that of the surrounding card, so that they fit inside its border.
    borderStartStartRadius: `calc(${radius.card} - 1px)`,
    borderStartEndRadius: `calc(${radius.card} - 1px)`,
    fontSize: fontSize['48'],
    fontWeight: fontWeight.strong,
    lineHeight: 1,
    userSelect: 'none',
  },
  variants: {
    shape: {
      standard: { aspectRatio: '4 / 3' },
      wide: { aspectRatio: '16 / 9' },
      low: { aspectRatio: '2 / 1' },
    },
  },
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
// A bright picture would be the brightest part of a dark page, so it lets some of the page through.
const dimmed = { opacity: 0.8 };
globalStyle(`${selectors.system} ${image}`, { '@media': { '(prefers-color-scheme: dark)': dimmed } });
globalStyle(`${selectors.dark} ${image}`, dimmed);

/** The card is as high as its row, so that the actions of a row line up. */
export const frame = style({ display: 'flex', flexDirection: 'column', blockSize: '100%' });

export const caption = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  alignContent: 'space-between',
  justifyContent: 'space-between',
  flexGrow: 1,
  gap: space['8'],
  padding: space['16'],
  borderBlockStart: `1px solid ${theme.color.line}`,
  overflowWrap: 'anywhere',
});

/** A single small action fits beside the title, and several are below it. */
globalStyle(`${caption} > :first-child`, { flex: '1 1 11rem', minInlineSize: 0 });

/** The title and the host below it look like one text. */
export const name = style({ display: 'grid', gap: space['4'], minInlineSize: 0 });

export const title = style({
  textAlign: ['-webkit-match-parent', 'match-parent'],
  fontWeight: fontWeight.medium,
  lineHeight: lineHeight.single,
});

export const host = style({
  display: 'flex',
  alignItems: 'center',
  gap: space['4'],
  minInlineSize: 0,
  color: theme.color.muted,
  fontSize: fontSize['14'],
});
/** The host stays on one line. If it is too long, its end is cut off, because the end matters least. */
globalStyle(`${host} > bdi`, { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });
globalStyle(`${host} > svg`, { flex: 'none', inlineSize: '1rem', blockSize: '1rem' });
