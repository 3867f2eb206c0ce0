import { globalStyle, style } from '@vanilla-extract/css';
import { theme } from '../theme/theme.css.ts';
import { fontSize, media, space } from '../theme/tokens.ts';

// What a card in a list looks like inside: the thing itself, and at its end what one compares by.

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space['16'],
  rowGap: space['12'],
  '@media': {
    [media.tablet]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) 13rem',
      alignItems: 'stretch',
      columnGap: space['32'],
    },
  },
});

export const main = style({
  display: 'flex',
  flexDirection: 'column',
  flexBasis: '100%',
  gap: space['12'],
  minInlineSize: 0,
});

/** On one line only where nearly every title leaves room for it: a list in which some do and some do not is restless. */
export const titles = style({
  display: 'flex',
  flexDirection: 'column',
  overflowWrap: 'anywhere',
  '@media': {
    [media.desktop]: {
      flexDirection: 'row',
      flexWrap: 'wrap',
      alignItems: 'baseline',
      columnGap: space['8'],
    },
  },
});

/** A phone has no room for a long text; elsewhere two lines are enough to decide whether to look. */
export const summary = style({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 3,
  overflow: 'hidden',
  maxInlineSize: '68ch',
  overflowWrap: 'anywhere',
  '@media': { [media.tablet]: { WebkitLineClamp: 2 } },
});

/** A column at the end of the row. On a phone its parts take their places among the card's. */
export const aside = style({
  display: 'contents',
  fontSize: fontSize['14'],
  overflowWrap: 'anywhere',
  '@media': {
    [media.tablet]: {
      display: 'flex',
      flexDirection: 'column',
      alignItems: 'flex-end',
      gap: space['8'],
      minInlineSize: 0,
      textAlign: 'end',
    },
  },
});
globalStyle(`${aside} svg`, { inlineSize: '1rem', blockSize: '1rem' });

/** What is compared first has a phone's line to itself. */
export const lead = style({ flexBasis: '100%', '@media': { [media.tablet]: { flexBasis: 'auto' } } });

/** The state, which on a phone comes before everything else, and since when. */
export const state = style({ '@media': { [media.belowTablet]: { order: -1 } } });
export const since = style({ '@media': { [media.belowTablet]: { order: -1, marginInlineStart: 'auto' } } });

/** At the end of the column, and on a phone at the end of the line. */
export const way = style({
  marginInlineStart: 'auto',
  '@media': { [media.tablet]: { marginInlineStart: 0, marginBlockStart: 'auto' } },
});

/** Looks like a link; the link inside covers the whole card. */
export const wayLink = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space['4'],
  color: theme.color.accent,
  fontWeight: 550,
});
