import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { theme } from '../../theme/theme.css.ts';
import { fontSize, fontWeight, lineHeight, media, radius, space } from '../../theme/tokens.ts';

const { color } = theme;

/** The distance between the lower corner of the card and the centre of the last stop. */
const lampX = `calc(${space['24']} + 6px)`;
const lampY = `calc(${space['24']} + 0.6875rem)`;

// The beam sweeps over the water once, around the lamp. With reduced motion, it does not move.
const pass = keyframes({
  from: { opacity: 0, transform: 'rotate(-40deg) scale(0.6)' },
  to: { opacity: 1, transform: 'none' },
});
const passRightToLeft = keyframes({
  from: { opacity: 0, transform: 'rotate(40deg) scale(0.6)' },
  to: { opacity: 1, transform: 'none' },
});

const beam = style({
  position: 'absolute',
  insetInlineStart: lampX,
  insetBlockEnd: lampY,
  inlineSize: '46rem',
  maxInlineSize: 'none',
  blockSize: '46rem',
  pointerEvents: 'none',
  transformOrigin: '0 100%',
  animation: `${pass} 600ms ease-out both`,
  selectors: { '[dir="rtl"] &': { transformOrigin: '100% 100%', animationName: passRightToLeft } },
  '@media': { [media.forcedColors]: { display: 'none' } },
});
/**
 * In right-to-left layouts, the rings are mirrored inside the drawing, so that the animation can rotate the drawing
 * around the lamp.
 */
export const drawing = style({
  transformOrigin: '50% 50%',
  transformBox: 'view-box',
  selectors: { '[dir="rtl"] &': { transform: 'scaleX(-1)' } },
});

export const overWater = style([beam, { color: color.deepLight }]);
export const overCard = style([beam, { color: color.accentSoft }]);

export const scene = style({ position: 'relative', inlineSize: '100%', maxInlineSize: '25rem' });

export const card = style({
  position: 'relative',
  overflow: 'hidden',
  display: 'grid',
  gap: space['16'],
  padding: space['24'],
  borderRadius: radius.card,
  backgroundColor: color.surface,
  boxShadow: theme.shadow.overlay,
  border: `1px solid ${color.line}`,
});
globalStyle(`${card} > :not(svg)`, { position: 'relative' });

export const label = style({
  position: 'absolute',
  insetBlockStart: space['12'],
  insetInlineEnd: space['16'],
  color: color.muted,
  fontSize: fontSize['13'],
  fontWeight: fontWeight.medium,
});
globalStyle(`${card} > ${label}`, { position: 'absolute' });

export const line = style({
  display: 'grid',
  gridTemplateColumns: `${space['64']} minmax(0, 1fr)`,
  alignItems: 'center',
  columnGap: space['16'],
});

export const portrait = style({
  overflow: 'hidden',
  inlineSize: space['64'],
  blockSize: space['64'],
  borderRadius: '50%',
});
export const logo = style({ display: 'grid', placeItems: 'center' });
export const names = style({ display: 'grid', minInlineSize: 0 });
export const clipped = style({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  lineHeight: lineHeight.single,
});

export const rail = style({ paddingBlockStart: space['16'], borderBlockStart: `1px solid ${color.line}` });
