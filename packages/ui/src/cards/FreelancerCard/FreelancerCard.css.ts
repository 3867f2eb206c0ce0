import { globalStyle, style } from '@vanilla-extract/css';
import { theme } from '../../theme/theme.css.ts';
import {
  fontSize,
  fontWeight,
  layer,
  lineHeight,
  media,
  minus,
  radius,
  space,
  withArabic,
} from '../../theme/tokens.ts';

const { color } = theme;

const clampedTo = (lines: number) =>
  ({
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: lines,
    overflow: 'hidden',
    overflowWrap: 'anywhere',
  }) as const;

export const frame = style({ display: 'flex', flexDirection: 'column', blockSize: '100%' });

/** A card without a picture of work shows the first sentence of the bio, on a background in the freelancer's colour. */
export const ground = style({
  display: 'grid',
  alignItems: 'center',
  aspectRatio: '2 / 1',
  '@media': { [media.tablet]: { aspectRatio: '4 / 3' } },
  // A card that is wider than those of the directory does not become higher.
  maxBlockSize: '17rem',
  paddingBlock: `${space['16']} ${space['48']}`,
  // The bookmark covers the corner at the end.
  paddingInline: `${space['16']} ${space['48']}`,
  borderStartStartRadius: `calc(${radius.card} - 1px)`,
  borderStartEndRadius: `calc(${radius.card} - 1px)`,
  overflow: 'hidden',
});
/** On a card with the reader's own text, the picture is less high. */
export const lowGround = style([ground, { '@media': { [media.tablet]: { aspectRatio: '2 / 1' } } }]);
/** A low picture has room for three lines, and a high one for four. */
export const lowWords = style([
  clampedTo(3),
  {
    // The text may have another direction than the page, but starts at the same edge.
    textAlign: ['-webkit-match-parent', 'match-parent'],
    fontFamily: theme.font.display,
    fontSize: fontSize['22'],
    fontWeight: fontWeight.strong,
    lineHeight: lineHeight.single,
    selectors: { '&:lang(ar)': { fontFamily: withArabic(theme.font.display) } },
  },
]);
export const words = style([lowWords, { '@media': { [media.tablet]: { WebkitLineClamp: 4 } } }]);
/** A long sentence is smaller, so that most of them are not cut off. */
export const longWords = style([lowWords, { fontSize: fontSize['16'], WebkitLineClamp: 5 }]);

/** The rate is beside the lower half of the portrait, at the same place on every card. */
export const head = style({
  display: 'flex',
  alignItems: 'flex-end',
  justifyContent: 'space-between',
  columnGap: space['12'],
  paddingInline: space['16'],
});

/** The upper half of the portrait covers the lower edge of the picture. */
export const portrait = style({
  position: 'relative',
  zIndex: layer.raised,
  display: 'inline-grid',
  flex: 'none',
  marginBlockStart: minus(space['32']),
  borderRadius: '50%',
  boxShadow: `0 0 0 3px ${color.surface}`,
  backgroundColor: color.surface,
  // A press on the portrait opens the profile, like a press on the rest of the card.
  pointerEvents: 'none',
});

/** A bookmark over a picture needs a background. */
export const bookmark = style({
  position: 'absolute',
  zIndex: layer.raised,
  insetBlockStart: space['8'],
  insetInlineEnd: space['8'],
  borderRadius: radius.pill,
  backgroundColor: color.surface,
});

export const body = style({
  display: 'flex',
  flexDirection: 'column',
  flexGrow: 1,
  gap: space['4'],
  padding: space['16'],
  paddingBlockStart: space['8'],
});

export const name = style({ minInlineSize: 0, overflowWrap: 'anywhere' });
export const rate = style({
  paddingBlockStart: space['4'],
  textAlign: 'end',
  overflowWrap: 'anywhere',
  fontWeight: fontWeight.medium,
  fontVariantNumeric: 'tabular-nums',
});

export const title = style([clampedTo(2), { color: color.muted }]);

export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space['12'],
  color: color.muted,
  fontSize: fontSize['14'],
});
export const place = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space['4'],
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});
globalStyle(`${place} > svg`, { flex: 'none', inlineSize: '1rem', blockSize: '1rem' });

export const skills = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space['4'],
  marginBlockStart: 'auto',
  paddingBlockStart: space['8'],
});
export const skill = style({
  paddingBlock: '0.125rem',
  paddingInline: space['8'],
  border: `1px solid ${color.line}`,
  borderRadius: radius.pill,
  fontSize: fontSize['13'],
  color: color.muted,
});
