import { style } from '@vanilla-extract/css';
import { theme } from '../../theme/theme.css.ts';
import { controlHeight, fontSize, space } from '../../theme/tokens.ts';

export const area = style({
  display: 'block',
  resize: 'vertical',
  // The field grows with its text in browsers that support it.
  fieldSizing: 'content',
  maxBlockSize: '32rem',
});

/** The minimum height, which is that of other fields. */
export const lowest = controlHeight.coarse;

/** The total height of the padding and borders above and below the lines. */
export const edges = `${space['16']} + 2 * ${theme.stroke.control}`;

export const counter = style({
  flex: 'none',
  paddingBlockStart: space['8'],
  color: theme.color.muted,
  fontSize: fontSize['14'],
  fontVariantNumeric: 'tabular-nums',
});
