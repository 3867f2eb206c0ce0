import { globalStyle, style } from '@vanilla-extract/css';
import type { CSSProperties } from '@vanilla-extract/css';
import { theme } from '../../theme/theme.css.ts';
import { fontSize, fontWeight, layer, lineHeight, minus, space } from '../../theme/tokens.ts';

// The row has a fixed grid, so that the titles, pay and dates of many jobs line up vertically. The width of the list
// determines the grid, because the list may share the page with other content.

/** A list is narrower than this only on a phone with very large text. All parts of the card are then stacked. */
const narrow = '(min-width: 16rem)';
const phone = '(max-width: 35.99rem)';
const medium = '(min-width: 36rem)';
const wide = '(min-width: 46rem)';
const from = (width: string, rules: CSSProperties) => ({ [width]: rules });
// Only the sides of a line are clipped, because Arabic letters reach below it.
const oneLine = { overflowX: 'clip', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;
/**
 * In a line from right to left, an ellipsis would cut off the beginning of a Latin name at its end. Such a line wraps
 * instead.
 */
const oneLineUnlessRightToLeft = {
  ...oneLine,
  selectors: { '[dir="rtl"] &': { whiteSpace: 'normal' } },
} as const;

export const container = style({ containerType: 'inline-size' });

/** The three lines of the text have the same baselines as the three lines at the end of the row. */
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateAreas: '"tile" "title" "facts" "summary" "pay" "posted" "more"',
  alignItems: 'center',
  columnGap: space['12'],
  padding: space['12'],
  lineHeight: lineHeight.single,
  rowGap: space['4'],
  '@container': {
    ...from(narrow, {
      gridTemplateColumns: '2.25rem minmax(0, 1fr) auto',
      gridTemplateAreas: [
        '"tile title title"',
        '"tile facts facts"',
        '". summary summary"',
        '". pay pay"',
        '". pill pill"',
        '". posted more"',
      ].join(' '),
      columnGap: space['8'],
      rowGap: '0.125rem',
      paddingBlock: space['8'],
    }),
    ...from(medium, {
      // If the pay is long, only the title becomes narrower.
      gridTemplateColumns: '3rem minmax(0, 1fr) auto auto',
      gridTemplateAreas: '"tile title pay pay" "tile facts facts posted" "tile summary summary more"',
      alignItems: 'baseline',
      alignContent: 'center',
      minBlockSize: '5.125rem',
      columnGap: space['16'],
      rowGap: '0.1875rem',
      paddingBlock: space['4'],
      paddingInline: space['16'],
    }),
    ...from(wide, {
      gridTemplateColumns: '3rem minmax(0, 1fr) minmax(12.5rem, auto)',
      gridTemplateAreas: '"tile title pay" "tile facts posted" "tile summary more"',
      columnGap: space['24'],
    }),
  },
});

/** In a list of one company, there is no tile, and the text takes its column. */
export const untiled = style({});
const fromStart = { [`${untiled} &`]: { gridColumnStart: 1 } };
/** On a phone, the pay and the date are below the text. */
const alsoFromStart = { [phone]: { selectors: fromStart } };

/** Except on a phone, the bookmark is in a separate column at the end, which is as high as the card. */
export const rowWithBookmark = style([
  row,
  {
    gridTemplateAreas: '"tile" "title" "facts" "summary" "pay" "posted" "more" "save"',
    '@container': {
      ...from(narrow, {
        gridTemplateColumns: '2.25rem minmax(0, 1fr) auto 2rem',
        gridTemplateAreas: [
          '"tile title title title"',
          '"tile facts facts facts"',
          '". summary summary summary"',
          '". pay pay pay"',
          '". pill pill pill"',
          '". posted more save"',
        ].join(' '),
      }),
      ...from(medium, {
        gridTemplateColumns: '3rem minmax(0, 1fr) auto auto auto',
        gridTemplateAreas: [
          '"tile title pay pay save"',
          '"tile facts facts posted save"',
          '"tile summary summary more save"',
        ].join(' '),
      }),
      ...from(wide, {
        gridTemplateColumns: '3rem minmax(0, 1fr) minmax(12.5rem, auto) auto',
        gridTemplateAreas: '"tile title pay save" "tile facts posted save" "tile summary more save"',
      }),
    },
  },
]);

/**
 * The button is above the link that covers the card. Its margin aligns the button's icon, instead of its edge, with the
 * card's content.
 */
export const bookmark = style({
  gridArea: 'save',
  alignSelf: 'center',
  position: 'relative',
  zIndex: layer.raised,
  marginBlock: minus(space['4']),
  marginInlineEnd: minus(space['8']),
  // On a phone, the bookmark is in the last line, whose text alone determines the line's height.
  '@container': { [phone]: { marginBlock: minus(space['12']) } },
});

export const tile = style({
  gridArea: 'tile',
  display: 'flex',
  alignSelf: 'center',
  justifySelf: 'start',
  minInlineSize: 0,
  '@container': {
    ...from(narrow, { alignSelf: 'start', inlineSize: '2.25rem' }),
    ...from(medium, { alignSelf: 'center', inlineSize: 'auto' }),
  },
});
globalStyle(`${tile} > span`, {
  '@container': { [phone]: { inlineSize: '2.25rem', blockSize: '2.25rem' } },
});

/**
 * The title and the badge share a line, and the title takes the width that the badge leaves. On a tablet, the badge
 * moves below a long title. On a phone, the badge has a line of its own.
 */
export const title = style({
  gridArea: 'title',
  selectors: fromStart,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space['12'],
  rowGap: space['4'],
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  '@container': {
    ...from(narrow, { display: 'contents' }),
    ...from(medium, { display: 'flex', alignItems: 'baseline' }),
    ...from(wide, { flexWrap: 'nowrap' }),
  },
});
globalStyle(`${title} > :first-child`, {
  '@container': {
    [phone]: { fontSize: fontSize['16'], overflowWrap: 'anywhere' },
    ...from(narrow, { gridArea: 'title' }),
    ...from(medium, { gridArea: 'auto', minInlineSize: 0 }),
    ...from(wide, oneLine),
  },
});

globalStyle(`${untiled} ${title} > :first-child`, { gridColumnStart: 1 });

/** The badge does not make its line higher than the line of a row without a badge. */
export const pill = style({
  selectors: fromStart,
  flex: 'none',
  maxInlineSize: '100%',
  '@container': {
    ...from(narrow, { gridArea: 'pill', justifySelf: 'start', marginBlock: '0.125rem' }),
    ...from(medium, { gridArea: 'auto', marginBlock: minus(space['4']) }),
  },
});

/**
 * The text begins with the company and the place. On a phone, it wraps, because one line would not show the terms.
 * On wider screens, it has one line, whose end is cut off. The job's page shows the end as well.
 */
export const facts = style({
  gridArea: 'facts',
  selectors: fromStart,
  // The words for screen readers are cut off at the end of the line, because they would otherwise widen the page.
  position: 'relative',
  minInlineSize: 0,
  color: theme.color.muted,
  fontSize: fontSize['14'],
  overflowWrap: 'anywhere',
  '@container': { [medium]: oneLineUnlessRightToLeft },
});
globalStyle(`${facts} > li`, { display: 'inline' });
globalStyle(`${facts} > li:not(:first-child)::before`, {
  // The space before the dot does not break, so that no line begins with a dot.
  content: '"\\00a0· "',
});

/** The summary may have another direction than the page, but starts below the title. */
export const summary = style({
  gridArea: 'summary',
  selectors: fromStart,
  minInlineSize: 0,
  textAlign: ['-webkit-match-parent', 'match-parent'],
  color: theme.color.muted,
  fontSize: fontSize['14'],
  overflowWrap: 'anywhere',
  '@container': from(narrow, oneLine),
});

const atEnd: CSSProperties = { justifySelf: 'end', textAlign: 'end' };

export const pay = style({
  gridArea: 'pay',
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  fontSize: fontSize['16'],
  fontWeight: fontWeight.strong,
  fontVariantNumeric: 'tabular-nums',
  '@container': {
    ...alsoFromStart,
    [phone]: { ...alsoFromStart[phone], marginBlockStart: space['4'] },
    ...from(medium, { ...atEnd, maxInlineSize: '18rem', fontSize: fontSize['18'] }),
    ...from(wide, { maxInlineSize: 'none', whiteSpace: 'nowrap' }),
  },
});

/** The pay in the client's own words is not cut off, and two lines of it do not make the row higher. */
export const payWords = style([
  pay,
  {
    '@container': {
      ...from(medium, { alignSelf: 'center', fontSize: fontSize['14'], lineHeight: lineHeight.heading }),
      ...from(wide, { maxInlineSize: '20rem', whiteSpace: 'normal' }),
    },
  },
]);

/** The note that a job gives no pay is less prominent than pay. */
export const noPay = style([
  pay,
  {
    color: theme.color.muted,
    fontSize: fontSize['14'],
    fontWeight: fontWeight.regular,
    '@container': from(medium, { fontSize: fontSize['14'] }),
  },
]);

export const posted = style({
  gridArea: 'posted',
  '@container': { ...alsoFromStart, ...from(medium, atEnd) },
});

export const more = style({
  gridArea: 'more',
  fontSize: fontSize['14'],
  '@container': from(narrow, atEnd),
});
globalStyle(`${more} svg`, { inlineSize: '1rem', blockSize: '1rem' });
