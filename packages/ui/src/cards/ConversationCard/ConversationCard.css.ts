import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { fontWeight, space } from '../../theme/tokens.ts';

// The width of the card decides, because a list may share the page with an open conversation.
const wide = '(min-width: 28rem)';

export const container = style({ containerType: 'inline-size' });

/**
 * The picture is beside all lines. The number of unread messages and the date are beside the title, or below the subject
 * in a narrow card.
 */
export const lines = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'baseline',
  columnGap: space['16'],
  overflowWrap: 'anywhere',
  '@container': { [wide]: { gridTemplateColumns: 'auto minmax(0, 1fr) fit-content(55%)' } },
});

export const picture = style({ gridRow: '1 / span 4', alignSelf: 'start' });

export const title = recipe({
  variants: { isUnread: { true: {}, false: { fontWeight: fontWeight.regular } } },
});

/** Styles the number of unread messages and the date. */
export const end = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space['8'],
  rowGap: space['4'],
  paddingBlockStart: space['4'],
  '@container': { [wide]: { gridRow: 1, gridColumn: 3, justifyContent: 'flex-end', paddingBlockStart: 0 } },
});

export const line = style({ gridColumn: '2 / -1', minInlineSize: 0 });
export const excerpt = style([line, { paddingBlockStart: space['8'] }]);
