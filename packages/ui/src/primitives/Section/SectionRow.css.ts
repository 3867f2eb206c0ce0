import { globalStyle, style } from '@vanilla-extract/css';
import { theme } from '../../theme/theme.css.ts';
import { space } from '../../theme/tokens.ts';

/**
 * The columns depend on the width of the section instead of the page, because the section can be narrow on a wide page.
 */
export const container = style({
  minInlineSize: 0,
  containerType: 'inline-size',
  paddingBlock: space['24'],
  borderBlockStart: `1px solid ${theme.color.line}`,
});

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space['12'],
  '@container': {
    '(min-width: 40rem)': {
      gridTemplateColumns: 'minmax(0, 19rem) minmax(0, 1fr)',
      alignItems: 'baseline',
      columnGap: space['48'],
    },
  },
});

/** The action is at the end of the line, or on a line of its own if there is no room beside the value. */
export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `${space['12']} ${space['24']}`,
});
globalStyle(`${line} > :first-child`, { flex: '1 1 12rem', minInlineSize: 0 });
globalStyle(`${line} > :empty`, { flexBasis: 0 });
