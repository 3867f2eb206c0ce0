import { globalStyle, style } from '@vanilla-extract/css';
import type { CSSProperties } from '@vanilla-extract/css';
import { theme } from '../../theme/theme.css.ts';
import { fontSize, fontWeight, layer, lineHeight, minus, space } from '../../theme/tokens.ts';

// The card takes two lines where they fit, so that many jobs can be compared at a glance. The width of the list
// determines this, because other content may be beside the list.

/** A list can only be narrower than this on a phone with very large text, where all parts are stacked. */
const narrow = '(min-width: 16rem)';
const phone = '(max-width: 35.99rem)';
const medium = '(min-width: 36rem)';
const wide = '(min-width: 56rem)';
const from = (width: string, rules: CSSProperties) => ({ [width]: rules });
const oneLine = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;

export const container = style({ containerType: 'inline-size' });

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateAreas: '"tile" "title" "about" "aside"',
  alignItems: 'center',
  columnGap: space['12'],
  rowGap: space['4'],
  padding: space['12'],
  '@container': {
    ...from(narrow, {
      gridTemplateColumns: '2.5rem minmax(0, 1fr)',
      gridTemplateAreas: '"tile title" "about about" "aside aside"',
    }),
    ...from(medium, {
      gridTemplateColumns: '2.5rem minmax(0, 1fr) auto',
      gridTemplateAreas: '"tile title pay" "tile about aside"',
      columnGap: space['16'],
      rowGap: 0,
      paddingBlock: space['8'],
      paddingInline: space['16'],
    }),
  },
});

/** The bookmark is in a column of its own at the end, in which it is as high as the card. */
export const rowWithBookmark = style([
  row,
  {
    '@container': {
      ...from(narrow, {
        gridTemplateColumns: '2.5rem minmax(0, 1fr) auto',
        gridTemplateAreas: '"tile title save" "about about about" "aside aside aside"',
      }),
      ...from(medium, {
        gridTemplateColumns: '2.5rem minmax(0, 1fr) auto auto',
        gridTemplateAreas: '"tile title pay save" "tile about aside save"',
      }),
    },
    gridTemplateAreas: '"tile" "title" "about" "aside" "save"',
  },
]);

/** The button is above the link that covers the card. Its margin aligns the icon, not its edge, with the card's content. */
export const bookmark = style({
  gridArea: 'save',
  position: 'relative',
  zIndex: layer.raised,
  marginBlock: minus(space['4']),
  marginInlineEnd: minus(space['8']),
});

export const tile = style({ gridArea: 'tile' });

export const title = style({
  gridArea: 'title',
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  lineHeight: lineHeight.single,
  '@container': from(medium, {
    flexDirection: 'row',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    columnGap: space['8'],
  }),
});

export const about = style({
  gridArea: 'about',
  display: 'flex',
  flexDirection: 'column',
  gap: space['4'],
  minInlineSize: 0,
  '@container': {
    ...from(medium, { gap: 0 }),
    ...from(wide, { flexDirection: 'row', alignItems: 'center', columnGap: space['16'] }),
  },
});
globalStyle(`${about} > ul`, {
  flex: 'none',
  maxInlineSize: '100%',
  '@container': from(phone, { gap: 0 }),
});
// A phone has no room for icons that repeat what the words say.
globalStyle(`${about} li > :has(> svg)`, { '@container': from(phone, { display: 'none' }) });
globalStyle(`${about} li:not(:last-child)::after`, {
  '@container': from(phone, { content: '"·"', marginInlineEnd: space['4'] }),
});

export const summary = style({
  minInlineSize: 0,
  color: theme.color.muted,
  fontSize: fontSize['14'],
  overflowWrap: 'anywhere',
  '@container': { ...from(narrow, oneLine), ...from(wide, { flex: '1 1 0' }) },
});

/** On a phone, the pay and the other details share the last line. On wider screens, the pay is beside the title. */
export const aside = style({
  gridArea: 'aside',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space['8'],
  fontSize: fontSize['14'],
  '@container': from(medium, { display: 'contents' }),
});

export const pay = style({
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  fontSize: fontSize['14'],
  fontWeight: fontWeight.medium,
  '@container': from(medium, {
    gridArea: 'pay',
    textAlign: 'end',
    fontSize: fontSize['16'],
    overflowWrap: 'normal',
  }),
});

export const more = style({
  display: 'flex',
  alignItems: 'center',
  gap: space['8'],
  marginInlineStart: 'auto',
  '@container': from(medium, { gridArea: 'aside', justifyContent: 'end', gap: space['12'] }),
});
globalStyle(`${more} svg`, {
  inlineSize: '1rem',
  blockSize: '1rem',
  '@container': from(phone, { display: 'none' }),
});
