import { style } from '@vanilla-extract/css';
import { theme } from '../../theme/theme.css.ts';
import { fontSize, fontWeight, layer, media, radius, space } from '../../theme/tokens.ts';

const { color } = theme;

/** The beam of the example is drawn over the water, and is clipped at the edges of the water. */
export const hero = style({
  overflow: 'clip',
  paddingBlock: space['32'],
  backgroundColor: color.deep,
  '@media': { [media.tablet]: { paddingBlock: space['64'] } },
});

export const columns = style({
  display: 'grid',
  gap: space['32'],
  alignItems: 'center',
  justifyItems: 'start',
  '@media': {
    [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) 25rem', columnGap: space['64'] },
  },
});

/** The texts are in front of the beam. */
export const promise = style({
  position: 'relative',
  zIndex: layer.raised,
  display: 'grid',
  gap: space['24'],
  inlineSize: '100%',
  minInlineSize: 0,
});

/** The text colours are overridden on the dark background, so that the components need no special colours. */
export const onDeep = style({
  display: 'grid',
  gap: space['12'],
  vars: { [color.text]: color.onDeep, [color.muted]: color.onDeepMuted },
});

export const find = style({ display: 'grid', gap: space['12'], maxInlineSize: '38rem' });

export const sides = style({
  display: 'inline-grid',
  gridTemplateColumns: '1fr 1fr',
  justifySelf: 'start',
  padding: space['4'],
  borderRadius: radius.pill,
  backgroundColor: color.deepLight,
  '@media': { [media.belowTablet]: { justifySelf: 'stretch' } },
});

export const side = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  minBlockSize: '2.25rem',
  paddingInline: space['16'],
  borderRadius: radius.pill,
  color: color.onDeep,
  fontWeight: fontWeight.medium,
  textAlign: 'center',
  cursor: 'pointer',
  selectors: {
    '&:has(:checked)': { color: color.deep, backgroundColor: color.onDeep },
    '&:has(:focus-visible)': { outline: `2px solid ${color.onDeep}`, outlineOffset: '2px' },
  },
  '@media': {
    [media.touch]: { minBlockSize: '2.75rem' },
    [media.forcedColors]: {
      selectors: { '&:has(:checked)': { outline: '2px solid Highlight', outlineOffset: '-2px' } },
    },
  },
});

/**
 * The radio button covers its label, so that the whole label can be pressed and is the target of assistive technology.
 */
export const radio = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  opacity: 0,
  cursor: 'pointer',
});

const chipSize = '2rem';
const chipSizeOnTouch = '2.75rem';

/**
 * On a phone, the popular searches are one line that scrolls sideways, so that the height of this line is known before
 * they load.
 */
export const popular = style({
  display: 'flex',
  gap: space['8'],
  minBlockSize: chipSize,
  color: color.onDeepMuted,
  fontSize: fontSize['14'],
  '@media': {
    [media.belowTablet]: {
      // The padding leaves room for the focus ring, which the scrolling box would cut off.
      margin: `calc(-1 * ${space['4']})`,
      padding: space['4'],
      minBlockSize: `calc(${chipSize} + 2 * ${space['4']})`,
      overflowX: 'auto',
      scrollbarWidth: 'none',
    },
    [media.touch]: { minBlockSize: chipSizeOnTouch },
    [`${media.belowTablet} and ${media.touch}`]: {
      minBlockSize: `calc(${chipSizeOnTouch} + 2 * ${space['4']})`,
    },
  },
});

export const popularLabel = style({ flex: 'none', alignSelf: 'center' });
export const chips = style({
  display: 'flex',
  gap: space['8'],
  '@media': { [media.tablet]: { flexWrap: 'wrap', flex: '1 1 14rem', minInlineSize: 0 } },
});

export const chip = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space['4'],
  flex: 'none',
  minBlockSize: chipSize,
  paddingInline: space['12'],
  whiteSpace: 'nowrap',
  border: `1px solid ${color.onDeepMuted}`,
  borderRadius: radius.pill,
  color: color.onDeep,
  backgroundColor: color.deep,
  textDecoration: 'none',
  transition: 'background-color 120ms',
  ':hover': { backgroundColor: color.deepLight },
  ':focus-visible': { outlineColor: color.onDeep },
  '@media': { [media.touch]: { minBlockSize: chipSizeOnTouch } },
});
export const count = style({ color: color.onDeepMuted, fontVariantNumeric: 'tabular-nums' });
