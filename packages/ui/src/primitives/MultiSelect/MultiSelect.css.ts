import { style } from '@vanilla-extract/css';
import { theme } from '../../theme/theme.css.ts';
import { fontWeight, radius, space } from '../../theme/tokens.ts';
import * as shared from '../Popup/Popup.css.ts';

const { color } = theme;

export const trigger = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space['8'],
  cursor: 'pointer',
  selectors: { '&[data-popup-open]': { borderColor: color.accent } },
});

export const value = style({
  minInlineSize: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  selectors: { '&[data-placeholder]': { color: color.muted } },
});

export const icon = style({ flex: 'none', color: color.muted });

export const popup = style([
  shared.popup,
  {
    maxInlineSize: 'min(var(--available-width), 24rem)',
    maxBlockSize: 'min(var(--available-height), 22rem)',
  },
]);

/** The search field stays in view while the options scroll below it. */
export const searchable = style([
  popup,
  { display: 'flex', flexDirection: 'column', gap: space['4'], overflowY: 'visible' },
]);

/** The field's focus ring stays inside the popup. */
export const search = style({ flex: 'none', inlineSize: 'auto', margin: space['4'] });

export const options = style({ overflowY: 'auto', overscrollBehavior: 'contain', outline: 0 });

export const noOption = style({
  padding: space['12'],
  color: color.muted,
  // The element is always rendered, so that changes of its text are announced. It takes space only if it has a text.
  ':empty': { padding: 0 },
});

/** This is a separate class, because selectors can refer only to a single class. */
const choice = style({
  display: 'grid',
  gridTemplateColumns: '1.25rem minmax(0, 1fr) auto',
  selectors: {
    '&[data-highlighted]': { backgroundColor: color.accentSoft },
    '&[data-selected]': { fontWeight: fontWeight.medium },
  },
});
export const item = style([shared.item, choice]);

export const tick = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '1.25rem',
  blockSize: '1.25rem',
  border: `${theme.stroke.control} solid ${color.control}`,
  borderRadius: radius.small,
  color: color.onAccent,
  selectors: {
    [`${choice}[data-selected] &`]: { borderColor: color.accent, backgroundColor: color.accent },
  },
});
