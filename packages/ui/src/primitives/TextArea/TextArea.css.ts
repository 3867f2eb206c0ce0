import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { theme } from '../../theme/theme.css.ts';
import { fontSize, fontWeight, space } from '../../theme/tokens.ts';

export const area = style({
  display: 'block',
  resize: 'vertical',
  // Grows with what is written, where the browser can.
  fieldSizing: 'content',
  maxBlockSize: '32rem',
});

export const counter = recipe({
  base: {
    flex: 'none',
    paddingBlockStart: space['8'],
    color: theme.color.muted,
    fontSize: fontSize['14'],
    fontVariantNumeric: 'tabular-nums',
  },
  variants: { over: { true: { color: theme.color.critical, fontWeight: fontWeight.medium } } },
});
