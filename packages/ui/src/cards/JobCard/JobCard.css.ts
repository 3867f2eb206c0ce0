import { globalStyle, style } from '@vanilla-extract/css';
import type { CSSProperties } from '@vanilla-extract/css';
import { theme } from '../../theme/theme.css.ts';
import { fontSize, fontWeight, layer, lineHeight, minus, space } from '../../theme/tokens.ts';

// The row has a fixed grid, so that titles, pay and dates of many jobs are below each other. The width of the list
// determines the grid, because other content may be beside the list.

/** A list can only be narrower than this on a phone with very large text, where all parts are stacked. */
const narrow = '(min-width: 16rem)';
const phone = '(max-width: 35.99rem)';
const medium = '(min-width: 36rem)';
const wide = '(min-width: 46rem)';
const from = (width: string, rules: CSSProperties) => ({ [width]: rules });
const oneLine = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;

export const container = style({ containerType: 'inline-size' });

/** The three lines of the text and those at the end are on the same baselines. */
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
      gridTemplateColumns: '2.5rem minmax(0, 1fr) auto',
      gridTemplateAreas:
        '"tile title title" "facts facts facts" "summary summary summary" "pay pay pay" "posted posted more"',
    }),
    ...from(medium, {
      gridTemplateColumns: '3rem minmax(0, 1fr) auto',
      gridTemplateAreas: '"tile title pay" "tile facts posted" "tile summary more"',
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
      columnGap: space['24'],
    }),
  },
});

/** The bookmark is in a column of its own at the end, in which it is as high as the card. */
export const rowWithBookmark = style([
  row,
  {
    gridTemplateAreas: '"tile" "title" "facts" "summary" "pay" "posted" "more" "save"',
    '@container': {
      ...from(narrow, {
        // The title takes what the link in the last line leaves free above itself.
        gridTemplateColumns: '2.5rem minmax(0, 1fr) auto 2rem',
        gridTemplateAreas: [
          '"tile title title save"',
          '"facts facts facts facts"',
          '"summary summary summary summary"',
          '"pay pay pay pay"',
          '"posted posted more more"',
        ].join(' '),
      }),
      ...from(medium, {
        gridTemplateColumns: '3rem minmax(0, 1fr) auto auto',
        gridTemplateAreas: '"tile title pay save" "tile facts posted save" "tile summary more save"',
      }),
      ...from(wide, { gridTemplateColumns: '3rem minmax(0, 1fr) minmax(12.5rem, auto) auto' }),
    },
  },
]);

/** The button is above the link that covers the card. Its margin aligns the icon, not its edge, with the card's content. */
export const bookmark = style({
  gridArea: 'save',
  alignSelf: 'center',
  position: 'relative',
  zIndex: layer.raised,
  marginBlock: minus(space['4']),
  marginInlineEnd: minus(space['8']),
});

export const tile = style({
  gridArea: 'tile',
  alignSelf: 'center',
  justifySelf: 'start',
  minInlineSize: 0,
  '@container': { ...from(narrow, { inlineSize: '2.5rem' }), ...from(medium, { inlineSize: 'auto' }) },
});
globalStyle(`${tile} > span`, {
  '@container': { [phone]: { inlineSize: '2.5rem', blockSize: '2.5rem' } },
});

/** The title and the one pill share a line, of which the title takes what the pill leaves. */
export const title = style({
  gridArea: 'title',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space['12'],
  rowGap: space['4'],
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  '@container': from(medium, { flexWrap: 'nowrap', alignItems: 'baseline' }),
});
globalStyle(`${title} > :first-child`, {
  '@container': {
    [phone]: { fontSize: fontSize['16'] },
    ...from(medium, { ...oneLine, minInlineSize: 0 }),
  },
});

/** The pill does not make its line higher than that of a row without one. */
export const pill = style({
  flex: 'none',
  maxInlineSize: '100%',
  '@container': from(medium, { marginBlock: minus(space['4']) }),
});

/** The company comes first, so that a narrow line cuts the terms off, which are on the job's page. */
export const facts = style({
  gridArea: 'facts',
  // The words for screen readers would widen the page if they were not cut off with the line.
  position: 'relative',
  minInlineSize: 0,
  color: theme.color.muted,
  fontSize: fontSize['14'],
  overflowWrap: 'anywhere',
  '@container': from(narrow, oneLine),
});
globalStyle(`${facts} > li`, { display: 'inline' });
globalStyle(`${facts} > li:not(:first-child)::before`, { content: '" · "' });

export const summary = style({
  gridArea: 'summary',
  minInlineSize: 0,
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
  '@container': from(medium, { ...atEnd, maxInlineSize: '16rem', fontSize: fontSize['18'] }),
});

/** The client's own words may be long, and are not an amount. */
export const payWords = style([
  pay,
  {
    fontWeight: fontWeight.medium,
    '@container': from(medium, { ...oneLine, maxInlineSize: '12.5rem', fontSize: fontSize['16'] }),
  },
]);

export const posted = style({ gridArea: 'posted', '@container': from(medium, atEnd) });

export const more = style({
  gridArea: 'more',
  fontSize: fontSize['14'],
  '@container': from(narrow, atEnd),
});
globalStyle(`${more} svg`, { inlineSize: '1rem', blockSize: '1rem' });
