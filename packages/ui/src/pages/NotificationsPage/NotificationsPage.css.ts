import { globalStyle, style } from '@vanilla-extract/css';
import { theme } from '../../theme/theme.css.ts';
import { fontSize, fontWeight, media, radius, space } from '../../theme/tokens.ts';

export const day = style({ display: 'flex', flexDirection: 'column', gap: space['8'] });

export const dayHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space['8'],
});

export const entries = style({
  overflow: 'hidden',
  border: `1px solid ${theme.color.line}`,
  borderRadius: radius.card,
  backgroundColor: theme.color.surface,
});

/** Styles the link of a notification, with its time at the other end of the line and the title below. */
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  '@media': { [media.tablet]: { gridTemplateColumns: 'auto minmax(0, 1fr) auto' } },
  alignItems: 'baseline',
  columnGap: space['12'],
  padding: space['12'],
  // The line above the first row is hidden behind the border of the list.
  marginBlockStart: '-1px',
  borderBlockStart: `1px solid ${theme.color.line}`,
  color: theme.color.text,
  overflowWrap: 'anywhere',
  textDecoration: 'none',
  ':hover': { backgroundColor: theme.color.sunken },
  ':focus-visible': { outlineOffset: '-2px' },
});

export const symbol = style({
  display: 'grid',
  placeItems: 'center',
  gridRow: '1 / span 3',
  alignSelf: 'center',
  inlineSize: '2.5rem',
  blockSize: '2.5rem',
  borderRadius: radius.pill,
  color: theme.color.muted,
  backgroundColor: theme.color.sunken,
  '@media': { [media.tablet]: { gridRowEnd: 'span 2' } },
});

/** While a notification is unread, its icon is filled and its sentence is strong. */
export const unread = style([row, { fontWeight: fontWeight.strong }]);
globalStyle(`${unread} > :first-child`, {
  color: theme.color.onAccent,
  backgroundColor: theme.color.accent,
});

/** The label and the time are at the end of the line. On a phone, they are below the title. */
export const aside = style({
  display: 'flex',
  alignItems: 'baseline',
  gap: space['8'],
  fontWeight: fontWeight.regular,
  '@media': { [media.belowTablet]: { gridArea: '3 / 2 / auto / -1' } },
});

export const about = style({
  gridColumn: '2 / -1',
  color: theme.color.muted,
  fontSize: fontSize['14'],
  fontWeight: fontWeight.regular,
});
