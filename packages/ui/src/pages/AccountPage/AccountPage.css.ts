import { globalStyle, style } from '@vanilla-extract/css';
import { theme } from '../../theme/theme.css.ts';
import { fontWeight, space } from '../../theme/tokens.ts';

const wide = 'screen and (min-width: 64em)';

/** On a wide screen, the links to the parts of the page are beside the parts. */
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${space['32']} ${space['64']}`,
  '@media': { [wide]: { gridTemplateColumns: '13rem minmax(0, 1fr)', alignItems: 'start' } },
});

/** On a narrow screen, the links are in one row above the parts. The row scrolls if it does not fit. */
export const nav = style({
  scrollTargetGroup: 'auto',
  display: 'flex',
  gap: space['24'],
  // The padding leaves room for the focus ring, because a scrolling box would clip it.
  margin: '-4px',
  padding: '4px',
  overflowX: 'auto',
  scrollbarWidth: 'none',
  '@media': {
    [wide]: { position: 'sticky', insetBlockStart: space['96'], flexDirection: 'column', gap: space['16'] },
  },
});
globalStyle(`${nav} > a`, {
  flex: 'none',
  '@media': { [wide]: { paddingInlineStart: `calc(${space['12']} + 2px)` } },
});

/** Browsers that support `:target-current` mark the link to the part that the user is reading. */
export const part = style({
  color: theme.color.muted,
  fontWeight: fontWeight.medium,
  textDecoration: 'none',
  selectors: { '&:is(:hover, :target-current)': { color: theme.color.accent } },
});

globalStyle(`${nav} > a:is(:target-current)`, {
  '@media': {
    [wide]: { paddingInlineStart: space['12'], borderInlineStart: `2px solid ${theme.color.accent}` },
  },
});
