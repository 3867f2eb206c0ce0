import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { fontWeight, media, space } from '../../theme/tokens.ts';

/**
 * The date is beside the title, the number of unread messages is below the date, and the message has the whole width. On
 * a phone, the date and the number are below the title and the subject.
 */
export const lines = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'baseline',
  columnGap: space['16'],
  overflowWrap: 'anywhere',
  '@media': { [media.tablet]: { gridTemplateColumns: 'minmax(0, 1fr) fit-content(55%)' } },
});

export const title = recipe({
  variants: { isUnread: { true: {}, false: { fontWeight: fontWeight.regular } } },
});

/** Styles the date and the number of unread messages. */
export const end = style({ '@media': { [media.tablet]: { justifySelf: 'end', textAlign: 'end' } } });

export const wide = style({ gridColumn: '1 / -1', minInlineSize: 0 });
