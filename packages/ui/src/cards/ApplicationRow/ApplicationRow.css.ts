import { globalStyle, style } from '@vanilla-extract/css';
import { theme } from '../../theme/theme.css.ts';
import { fontSize, lineHeight, space } from '../../theme/tokens.ts';

const wide = '(min-width: 44rem)';
// Only the sides of a line are clipped, because Arabic letters reach below it.
const oneLine = { overflowX: 'clip', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;

export const container = style({ containerType: 'inline-size' });

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gridTemplateAreas: '"title title" "facts facts" "state date" "links links"',
  alignItems: 'center',
  columnGap: space['16'],
  rowGap: space['8'],
  padding: space['12'],
  lineHeight: lineHeight.single,
  '@container': {
    [wide]: {
      // The status has a separate column, so that the statuses of all rows line up vertically.
      gridTemplateColumns: 'minmax(0, 1fr) 10rem 12.5rem',
      gridTemplateAreas: '"title state date" "facts state links"',
      alignItems: 'baseline',
      alignContent: 'center',
      rowGap: 0,
      columnGap: space['24'],
      minBlockSize: '3.375rem',
      paddingBlock: space['4'],
      paddingInline: space['16'],
    },
  },
});

export const title = style({ gridArea: 'title', minInlineSize: 0, overflowWrap: 'anywhere' });
globalStyle(`${title} > *`, { '@container': { [wide]: oneLine } });
export const facts = style({
  gridArea: 'facts',
  position: 'relative',
  minInlineSize: 0,
  color: theme.color.muted,
  fontSize: fontSize['14'],
  overflowWrap: 'anywhere',
  '@container': { [wide]: oneLine },
});
export const fact = style({ selectors: { '&:not(:first-child)::before': { content: '" · "' } } });
export const state = style({ gridArea: 'state', alignSelf: 'center' });
export const date = style({
  gridArea: 'date',
  justifySelf: 'end',
  color: theme.color.muted,
  fontSize: fontSize['14'],
  fontVariantNumeric: 'tabular-nums',
});
export const links = style({ gridArea: 'links', '@container': { [wide]: { justifySelf: 'end' } } });

export const more = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space['8'],
  paddingBlockEnd: space['12'],
  paddingInline: space['16'],
});
