import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { theme } from '../../theme/theme.css.ts';
import {
  duration,
  easing,
  focusRing,
  fontSize,
  fontWeight,
  lineHeight,
  media,
  radius,
  space,
} from '../../theme/tokens.ts';

const { color } = theme;

export const zone = recipe({
  base: {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: space['16'],
    minBlockSize: '5rem',
    padding: space['16'],
    border: `${theme.stroke.control} dashed ${color.control}`,
    borderRadius: radius.card,
    backgroundColor: color.surface,
    transition: `border-color ${duration.quick} ${easing}, background-color ${duration.quick} ${easing}`,
    ':hover': { borderColor: color.accent },
    selectors: {
      // The whole drop zone can be pressed, so it shows the focus ring instead of the hidden input.
      '&:has(input:focus-visible)': focusRing,
    },
    '@media': { [media.forcedColors]: { borderColor: 'ButtonBorder' } },
  },
  variants: {
    over: { true: { borderColor: color.accent, backgroundColor: color.accentSoft } },
    invalid: { true: { borderColor: color.critical } },
    filled: { true: { borderStyle: 'solid', borderColor: color.line } },
    compact: {
      true: { gap: space['12'], minBlockSize: '3rem', paddingBlock: space['4'], paddingInline: space['8'] },
    },
  },
});

/** The input covers the whole drop zone, so that all of it can be pressed. */
export const input = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  opacity: 0,
  cursor: 'pointer',
  fontSize: 0,
});

export const icon = recipe({
  base: {
    flex: 'none',
    display: 'grid',
    placeItems: 'center',
    inlineSize: '2.5rem',
    blockSize: '2.5rem',
    borderRadius: radius.control,
    color: color.accent,
    backgroundColor: color.accentSoft,
  },
  variants: { compact: { true: { inlineSize: '2rem', blockSize: '2rem' } } },
});

export const body = style({ flex: 1, minInlineSize: 0, lineHeight: lineHeight.single });
export const invite = style({ color: color.accent, fontWeight: fontWeight.medium });
export const drop = style({ color: color.muted, '@media': { [media.touch]: { display: 'none' } } });
export const name = style({ fontWeight: fontWeight.medium, overflowWrap: 'anywhere' });
export const detail = style({
  paddingBlockStart: space['4'],
  color: color.muted,
  fontSize: fontSize['14'],
  fontVariantNumeric: 'tabular-nums',
});

/** The button is in front of the input, which covers the rest of the drop zone. */
export const remove = style({ position: 'relative', flex: 'none' });

export const track = style({
  appearance: 'none',
  display: 'block',
  inlineSize: '100%',
  blockSize: space['4'],
  marginBlockStart: space['8'],
  border: 0,
  borderRadius: radius.pill,
  backgroundColor: color.line,
  overflow: 'hidden',
  '::-webkit-progress-bar': { backgroundColor: color.line },
  '::-webkit-progress-value': {
    backgroundColor: color.accent,
    transition: `inline-size ${duration.calm} ${easing}`,
  },
  '::-moz-progress-bar': { backgroundColor: color.accent },
  '@media': {
    [media.forcedColors]: {
      forcedColorAdjust: 'none',
      backgroundColor: 'GrayText',
      '::-webkit-progress-bar': { backgroundColor: 'GrayText' },
      '::-webkit-progress-value': { backgroundColor: 'Highlight' },
    },
  },
});
