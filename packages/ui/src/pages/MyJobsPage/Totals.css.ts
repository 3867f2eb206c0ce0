import { style } from '@vanilla-extract/css';
import { theme } from '../../theme/theme.css.ts';
import {
  duration,
  easing,
  fontSize,
  fontWeight,
  lineHeight,
  media,
  radius,
  space,
} from '../../theme/tokens.ts';

const { color } = theme;

export const strip = style({
  display: 'grid',
  // The totals are side by side if their labels fit, and stacked otherwise. The line between them is the background,
  // which shows through a gap.
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 5.75rem), 1fr))',
  gap: '1px',
  overflow: 'clip',
  border: `1px solid ${color.line}`,
  borderRadius: radius.card,
  backgroundColor: color.line,
});

export const cell = style({ backgroundColor: color.canvas });

export const link = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space['4'],
  blockSize: '100%',
  padding: space['12'],
  borderRadius: radius.card,
  textDecoration: 'none',
  overflowWrap: 'normal',
  transition: `background-color ${duration.quick} ${easing}`,
  ':hover': { backgroundColor: color.accentSoft },
  // The strip clips its content, so the focus ring is drawn inside the strip.
  ':focus-visible': { outlineOffset: '-4px' },
  '@media': {
    [media.tablet]: {
      flexDirection: 'row',
      alignItems: 'baseline',
      gap: space['8'],
      paddingBlock: space['16'],
      paddingInline: space['24'],
    },
  },
});

export const count = style({
  fontSize: fontSize['22'],
  fontWeight: fontWeight.strong,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: lineHeight.single,
});

export const label = style({
  color: color.muted,
  fontSize: fontSize['13'],
  lineHeight: lineHeight.single,
  textDecoration: 'underline',
  textDecorationThickness: '1px',
  textUnderlineOffset: '0.2em',
  textDecorationColor: color.control,
  '@media': { [media.tablet]: { fontSize: fontSize['14'] } },
});
