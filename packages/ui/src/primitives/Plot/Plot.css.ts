import { style } from '@vanilla-extract/css';
import { theme } from '../../theme/theme.css.ts';

/** In a right-to-left layout, the plot is mirrored, so that the first bar is on the right. */
export const plot = style({
  display: 'block',
  inlineSize: '100%',
  blockSize: '6rem',
  selectors: { '[dir="rtl"] &': { transform: 'scaleX(-1)' } },
});

export const bar = style({ fill: theme.color.accent });

/** The second part of a bar is an outline, so that it differs by more than its colour. */
export const secondBar = style({
  fill: theme.color.surface,
  stroke: theme.color.critical,
  strokeWidth: 2,
  vectorEffect: 'non-scaling-stroke',
});

export const ground = style({ fill: theme.color.line });
