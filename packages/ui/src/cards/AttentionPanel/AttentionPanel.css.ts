import { globalStyle, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { theme } from '../../theme/theme.css.ts';
import { jobTones } from '../tones.ts';
import { focusRing, fontSize, fontWeight, media, radius, space } from '../../theme/tokens.ts';

const { color } = theme;

/**
 * The border has the signal colour. It is 3 pixels wider than the border of a card, and the padding is smaller by as
 * much, so that the texts of all cards are aligned at the start.
 */
export const panel = style({
  border: `1px solid ${color.line}`,
  borderInlineStart: `4px solid ${color.signal}`,
  borderRadius: radius.card,
  backgroundColor: color.surface,
  paddingBlock: space['16'],
  paddingInline: `calc(${space['16']} - 3px) ${space['16']}`,
  '@media': {
    [media.tablet]: {
      paddingBlock: space['24'],
      paddingInline: `calc(${space['24']} - 3px) ${space['24']}`,
    },
  },
});

export const title = style({ display: 'flex', alignItems: 'center', gap: space['12'] });
export const bell = style({ color: color.signal });

/** On a phone, the label of the action is below the reasons, because there is no room for both on one line. */
export const row = recipe({
  base: { position: 'relative', display: 'flex', justifyContent: 'space-between' },
  variants: {
    hasAction: {
      true: {
        flexDirection: 'column',
        alignItems: 'flex-start',
        gap: space['8'],
        '@media': {
          [media.tablet]: { flexDirection: 'row', alignItems: 'center', gap: space['16'] },
        },
      },
      false: { alignItems: 'center', gap: space['16'] },
    },
    // A further row of a group has no line above it, because it belongs to the title above.
    isFurther: {
      true: { paddingBlockEnd: space['12'] },
      false: {
        paddingBlock: space['12'],
        borderBlockStart: `1px solid ${color.line}`,
        selectors: { '&:first-child': { borderBlockStart: 0 } },
      },
    },
  },
});
globalStyle(`:where(${row.classNames.base}):last-child`, { paddingBlockEnd: 0 });

export const body = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space['4'],
  minInlineSize: 0,
  maxInlineSize: '100%',
});

/** The link covers the whole row. */
export const link = style({
  color: color.text,
  fontWeight: fontWeight.medium,
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  '::after': { content: '', position: 'absolute', inset: 0, borderRadius: radius.control },
  ':hover': { color: color.accent, textDecoration: 'underline' },
  ':focus-visible': { outline: 'none' },
  selectors: { '&:focus-visible::after': focusRing },
});

export const reasons = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space['16'],
  rowGap: space['4'],
  color: color.muted,
  fontSize: fontSize['14'],
  overflowWrap: 'anywhere',
});

export const reason = style({
  display: 'inline-flex',
  alignItems: 'flex-start',
  gap: space['4'],
  minInlineSize: 0,
});
export const overdue = style([
  reason,
  { color: color[jobTones.decisionsOverdue], fontWeight: fontWeight.medium },
]);
export const closing = style([
  reason,
  { color: color[jobTones.deadlineNear], fontWeight: fontWeight.medium },
]);
globalStyle(`${reason} > svg`, {
  flex: 'none',
  inlineSize: '1rem',
  blockSize: '1rem',
  // The icon stands beside the first line of a text that wraps.
  marginBlockStart: '0.2em',
});

export const action = style({
  flex: 'none',
  display: 'inline-flex',
  alignItems: 'center',
  gap: space['8'],
  color: color.muted,
});
export const label = style({ color: color.accent, fontWeight: fontWeight.medium, fontSize: fontSize['14'] });
