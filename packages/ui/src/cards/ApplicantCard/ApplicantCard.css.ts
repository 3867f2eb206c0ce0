import { globalStyle, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { theme } from '../../theme/theme.css.ts';
import { fontSize, media, radius, space } from '../../theme/tokens.ts';

/**
 * Styles the applicant, the facts that distinguish applicants, and the client's actions. On a wide screen, all of them
 * share one line, so that the rates of several cards form a column. On a phone, they are stacked.
 */
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: space['16'],
  rowGap: space['8'],
  alignItems: 'start',
  padding: space['16'],
  '@media': {
    [media.tablet]: { gridTemplateColumns: '4rem minmax(0, 1fr) minmax(9rem, auto)' },
    [media.desktop]: {
      gridTemplateColumns: '4rem minmax(0, 1fr) 11rem minmax(14.5rem, auto)',
      columnGap: space['24'],
      alignItems: 'center',
      paddingBlock: space['12'],
    },
  },
});

globalStyle(`${row} > :first-child`, { '@media': { [media.tablet]: { justifySelf: 'center' } } });

/** On a phone, only the names are beside the portrait. The other texts have the width of the card. */
export const main = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space['4'],
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  '@media': { [media.belowTablet]: { display: 'contents' } },
});
globalStyle(`${main} > :not(:first-child)`, { gridColumn: '1 / -1' });
/** The title is below the name, so that all cards have it in the same place. A wide screen saves that line. */
export const names = style({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'center',
  alignSelf: 'stretch',
  minInlineSize: 0,
  '@media': {
    [media.desktop]: {
      flexFlow: 'row wrap',
      justifyContent: 'flex-start',
      alignItems: 'baseline',
      columnGap: space['8'],
    },
  },
});
export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space['16'],
  rowGap: space['4'],
  fontSize: fontSize['14'],
});
/** Styles the beginning of the letter. One line is enough for the client to recognize the letter. */
export const letter = style({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  '@media': { [media.desktop]: { WebkitLineClamp: 1 } },
});

/** On a phone, the facts are on one line below the letter. */
export const figures = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gridColumn: '1 / -1',
  gap: `${space['4']} ${space['12']}`,
  '@media': {
    [media.tablet]: {
      flexDirection: 'column',
      alignItems: 'flex-start',
      gridColumn: 'auto',
    },
  },
});

/** Styles the actions, and at their end the link that covers the card. */
export const ends = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gridColumn: '1 / -1',
  gap: space['12'],
  fontSize: fontSize['14'],
  '@media': {
    [media.tablet]: { gridColumn: '2 / -1' },
    [media.desktop]: { flexWrap: 'nowrap', justifyContent: 'flex-end', gridColumn: 'auto' },
  },
});

export const more = style({
  marginInlineStart: 'auto',
  '@media': { [media.desktop]: { marginInlineStart: 0 } },
});
globalStyle(`${more} svg`, { inlineSize: '1rem', blockSize: '1rem' });

/** A decision that can still be undone is shown below the row, in its full width. */
export const held = style({
  paddingBlock: `${space['8']} ${space['12']}`,
  paddingInline: space['16'],
  borderBlockStart: `1px solid ${theme.color.line}`,
});
globalStyle(`${facts} a > svg`, { inlineSize: '1rem', blockSize: '1rem' });

/** The client's own note is on one line. */
export const note = style({
  display: 'flex',
  alignItems: 'center',
  gap: space['8'],
  minInlineSize: 0,
  color: theme.color.muted,
  fontSize: fontSize['14'],
});
globalStyle(`${note} > svg`, { flex: 'none', inlineSize: '1rem', blockSize: '1rem' });
export const noteText = style({
  overflow: 'hidden',
  minInlineSize: 0,
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

export const skills = style({ display: 'flex', flexWrap: 'wrap', gap: space['8'], fontSize: fontSize['14'] });
export const skill = recipe({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: space['4'],
    paddingInline: space['8'],
    border: `1px solid ${theme.color.line}`,
    borderRadius: radius.pill,
    color: theme.color.muted,
  },
  variants: { named: { true: { color: theme.color.text, backgroundColor: theme.color.accentSoft } } },
});
globalStyle(`${skills} svg`, { inlineSize: '1rem', blockSize: '1rem', color: theme.color.accent });

/** The client can take these actions without opening the card. */
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space['4'],
  // The checkboxes of all rows form a column, although only undecided applicants have a star.
  '@media': { [media.desktop]: { display: 'grid', gridTemplateColumns: 'auto 2.5rem' } },
});

export const choice = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space['8'],
  minBlockSize: '2.5rem',
  fontSize: fontSize['14'],
  overflowWrap: 'normal',
  cursor: 'pointer',
});
