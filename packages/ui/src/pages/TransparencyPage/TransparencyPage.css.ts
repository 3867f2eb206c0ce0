import { style } from '@vanilla-extract/css';
import { theme } from '../../theme/theme.css.ts';
import { fontWeight, media, space } from '../../theme/tokens.ts';

const { color } = theme;

/** On a phone, the groups are below each other. */
export const groups = style({
  display: 'grid',
  gap: space['24'],
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: space['32'] } },
});

export const group = style({ display: 'flex', flexDirection: 'column', gap: space['8'] });

/** Styles a line with what is counted, and with the number at its end. */
export const row = style({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: space['16'],
  paddingBlock: space['8'],
  borderBlockEnd: `1px solid ${color.line}`,
  selectors: { '&:last-child': { borderBlockEnd: 'none' } },
});

/** Styles the row with the sum of the rows above it. */
export const sum = style({ fontWeight: fontWeight.strong });

export const term = style({ minInlineSize: 0 });
export const count = style({
  flex: 'none',
  fontVariantNumeric: 'lining-nums tabular-nums',
  fontWeight: fontWeight.medium,
  selectors: { [`${sum} &`]: { fontWeight: fontWeight.strong } },
});
