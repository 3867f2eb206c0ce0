import { globalStyle, style } from '@vanilla-extract/css';
import type { CSSProperties } from '@vanilla-extract/css';
import { theme } from '../../theme/theme.css.ts';
import { fontSize, media, space } from '../../theme/tokens.ts';

// Styles a card in a list: the item itself and, at its end, the details that users compare.

const from = (condition: string, wide: CSSProperties) => ({ '@media': { [condition]: wide } });

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space['16'],
  rowGap: space['12'],
  ...from(media.tablet, {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) min(13rem, 40%)',
    alignItems: 'stretch',
    columnGap: space['32'],
  }),
});

/** The column of a few short details takes no more room than they need. */
export const shortRow = style([
  row,
  from(media.tablet, { gridTemplateColumns: 'minmax(0, 1fr) fit-content(min(13rem, 40%))' }),
]);

export const main = style({
  display: 'flex',
  flexDirection: 'column',
  flexBasis: '100%',
  gap: space['12'],
  minInlineSize: 0,
});

/**
 * The subtitle has a separate line in every card, because a list would look restless if only some cards had this
 * layout.
 */
export const titles = style({
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});

/**
 * A phone has no space for a long text. On wider screens, two lines of the text are enough to decide whether to open
 * the card.
 */
export const summary = style({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 3,
  overflow: 'hidden',
  maxInlineSize: '68ch',
  overflowWrap: 'anywhere',
  ...from(media.tablet, { WebkitLineClamp: 2 }),
});

/** The details are a column at the end of the row. On a phone, they are placed among the card's other parts. */
export const aside = style({
  display: 'contents',
  fontSize: fontSize['14'],
  overflowWrap: 'anywhere',
  ...from(media.tablet, {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'flex-end',
    gap: space['8'],
    minInlineSize: 0,
    textAlign: 'end',
  }),
});
globalStyle(`${aside} svg`, { inlineSize: '1rem', blockSize: '1rem' });

/** On a phone, the status and its date come first. */
export const state = style({ '@media': { [media.belowTablet]: { order: -1 } } });
export const since = style({ '@media': { [media.belowTablet]: { order: -1, marginInlineStart: 'auto' } } });

/** The link is at the end of the column. On a phone, it is at the end of the line. */
export const way = style({
  marginInlineStart: 'auto',
  ...from(media.tablet, { marginInlineStart: 0, marginBlockStart: 'auto' }),
});

/** The text looks like a link, although the link inside it covers the whole card. */
export const wayLink = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space['4'],
  color: theme.color.accent,
  fontWeight: 550,
});
