import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { fontWeight, media, space } from '../../theme/tokens.ts';

/**
 * The picture is beside all lines. The number of unread messages and the date are beside the title, or below the subject
 * on a phone.
 */
export const lines = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'baseline',
  columnGap: space['16'],
  overflowWrap: 'anywhere',
  '@media': { [media.tablet]: { gridTemplateColumns: 'auto minmax(0, 1fr) fit-content(55%)' } },
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
  '@media': { [media.tablet]: { gridRow: 1, gridColumn: 3, justifyContent: 'flex-end' } },
});

export const wide = style({ gridColumn: '2 / -1', minInlineSize: 0 });
export const excerpt = style([wide, { paddingBlockStart: space['8'] }]);
