import { style } from '@vanilla-extract/css';
import { theme } from '../../theme/theme.css.ts';

/** From right to left, the first bar is on the right. */
export const plot = style({
  display: 'block',
  inlineSize: '100%',
  blockSize: '6rem',
  selectors: { '[dir="rtl"] &': { transform: 'scaleX(-1)' } },
});

export const bar = style({ fill: theme.color.accent });

/** An outline, so that the second part of a bar differs by more than its colour. */
export const secondBar = style({
  fill: theme.color.surface,
  stroke: theme.color.critical,
  strokeWidth: 2,
  vectorEffect: 'non-scaling-stroke',
});

export const ground = style({ fill: theme.color.line });
