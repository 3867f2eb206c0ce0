import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { theme } from '../../theme/theme.css.ts';
import { fontSize, fontWeight, lineHeight, media, space } from '../../theme/tokens.ts';

const { color } = theme;

/**
 * From this width on, four stops fit side by side. The width is that of the rail, because the rail is often in a narrow
 * column.
 */
const horizontal = '(min-width: 26rem)';
const dot = '0.75rem';
/** The distance in the vertical rail between the upper edge of a stop and the upper edge of its dot. */
const toDot = '0.25rem';

export const container = style({ containerType: 'inline-size', minInlineSize: 0 });

export const rail = style({
  display: 'flex',
  flexDirection: 'column',
  '@container': { [horizontal]: { flexDirection: 'row' } },
});

/**
 * Each stop also draws the line to the next stop. The line is dashed until the application has reached the next stop.
 */
export const stop = recipe({
  base: {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: `${dot} minmax(0, 1fr)`,
    alignContent: 'start',
    columnGap: space['12'],
    paddingBlockEnd: space['12'],
    minInlineSize: 0,
    selectors: {
      '&:last-child': { paddingBlockEnd: 0 },
      '&:not(:last-child)::after': {
        content: '""',
        position: 'absolute',
        insetInlineStart: `calc(${dot} / 2 - 1px)`,
        insetBlock: `calc(${dot} + ${toDot} + 2px) calc(2px - ${toDot})`,
        borderWidth: 0,
        borderInlineStartWidth: '2px',
        borderColor: 'inherit',
      },
    },
    '@container': {
      [horizontal]: {
        gridTemplateColumns: 'minmax(0, 1fr)',
        rowGap: space['8'],
        paddingBlockEnd: 0,
        paddingInlineEnd: space['8'],
        selectors: {
          '&:not(:last-child)': { flex: '1 1 0' },
          '&:not(:last-child)::after': {
            insetInline: `calc(${dot} + 4px) 4px`,
            insetBlock: `calc(${dot} / 2 - 1px) auto`,
            borderInlineStartWidth: 0,
            borderBlockStartWidth: '2px',
          },
        },
      },
    },
  },
  variants: {
    reached: {
      true: { borderColor: color.accent, selectors: { '&::after': { borderStyle: 'solid' } } },
      false: { borderColor: color.control, selectors: { '&::after': { borderStyle: 'dashed' } } },
    },
  },
});

// Dots are drawn by their borders, which stay visible in forced colours. A filled dot consists only of its border.
const filled = 'calc(0.75rem / 2) solid';

const light = keyframes({
  from: { boxShadow: `0 0 0 0 ${color.lamp}`, transform: 'scale(0.4)' },
  '60%': { boxShadow: `0 0 0 8px ${color.lamp}`, transform: 'scale(1.25)' },
  to: { boxShadow: '0 0 0 12px transparent', transform: 'scale(1)' },
});

export const mark = recipe({
  base: {
    position: 'relative',
    inlineSize: dot,
    blockSize: dot,
    marginBlockStart: toDot,
    borderRadius: '50%',
    '@container': { [horizontal]: { marginBlockStart: 0 } },
  },
  variants: {
    look: {
      past: { border: `${filled} ${color.accent}` },
      now: { border: `3px solid ${color.accent}` },
      urgent: { border: `3px solid ${color.signal}` },
      future: { border: `2px dashed ${color.control}` },
      accepted: { border: `${filled} ${color.positive}`, color: color.surface },
      ended: { border: `${filled} ${color.muted}`, color: color.surface },
    },
    lit: {
      true: {
        animation: `${light} 600ms ease-out`,
        '@media': { [media.reducedMotion]: { animation: 'none' } },
      },
    },
  },
});

// A filled dot has no space inside its border, so the icon is placed around its centre.
globalStyle(`.${mark.classNames.base} > svg`, {
  position: 'absolute',
  insetInlineStart: '-0.3125rem',
  insetBlockStart: '-0.3125rem',
  inlineSize: '0.625rem',
  blockSize: '0.625rem',
  maxInlineSize: 'none',
});

/** In the vertical rail, the name of a stop and its date share a line if both fit. */
export const words = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space['8'],
  minInlineSize: 0,
  fontSize: fontSize['14'],
  lineHeight: lineHeight.single,
  paddingBlockStart: '0.0625rem',
  '@container': { [horizontal]: { display: 'block', paddingBlockStart: 0 } },
});

export const name = recipe({
  base: { display: 'block' },
  variants: {
    look: {
      past: { color: color.text },
      now: { color: color.text, fontWeight: fontWeight.strong },
      urgent: { color: color.signal, fontWeight: fontWeight.strong },
      future: { color: color.muted },
      accepted: { color: color.positive, fontWeight: fontWeight.strong },
      ended: { color: color.text, fontWeight: fontWeight.strong },
    },
  },
});

export const date = style({
  display: 'block',
  color: color.muted,
  fontVariantNumeric: 'tabular-nums',
});

export const events = style({ display: 'flex', flexWrap: 'wrap', gap: `${space['4']} ${space['24']}` });
export const eventItem = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: space['8'],
  minInlineSize: 0,
});
/** The icon is beside the first line of the text. */
export const eventIcon = style({ flex: 'none', color: color.muted, paddingBlockStart: '0.15625rem' });
