import { style } from '@vanilla-extract/css';
import { theme } from '../../theme/theme.css.ts';
import { fontSize, fontWeight, lineHeight, media, space } from '../../theme/tokens.ts';

const { color } = theme;
const side = space['32'];

export const steps = style({ display: 'grid' });

/** A line connects each number to the next one. It looks like a mooring rope. */
export const step = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: `${side} minmax(0, 1fr)`,
  gap: space['16'],
  selectors: {
    '&:not(:last-child)': {
      paddingBlockEnd: space['16'],
      '@media': { [media.tablet]: { paddingBlockEnd: space['24'] } },
    },
    '&:not(:last-child)::before': {
      content: '',
      position: 'absolute',
      insetBlock: `calc(${side} + 4px) 4px`,
      insetInlineStart: `calc(${side} / 2)`,
      borderInlineStart: `1px solid ${color.line}`,
    },
  },
});

export const number = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: side,
  blockSize: side,
  borderRadius: '50%',
  color: color.accent,
  backgroundColor: color.accentSoft,
  fontSize: fontSize['14'],
  fontWeight: fontWeight.strong,
  lineHeight: lineHeight.single,
});

export const body = style({ display: 'grid', gap: space['4'], paddingBlockStart: space['4'] });
export const text = style({ color: color.muted });

/** The example is beside its step on a wide screen, and below the step on other screens. */
export const withExample = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: space['16'],
  paddingBlockEnd: space['16'],
  '@media': {
    [media.desktop]: {
      gridTemplateColumns: 'minmax(0, 26rem) minmax(0, 32rem)',
      justifyContent: 'space-between',
      columnGap: space['64'],
    },
  },
});

export const example = style({ minInlineSize: 0 });
