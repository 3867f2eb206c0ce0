import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { theme } from '../../theme/theme.css.ts';
import { fontSize, fontWeight, space } from '../../theme/tokens.ts';

const { color } = theme;

export const mark = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space['8'],
  fontSize: fontSize['14'],
  fontWeight: fontWeight.medium,
});

/** The dot is full, half full or empty, so that its shape alone distinguishes the states. */
export const dot = recipe({
  base: {
    flex: 'none',
    inlineSize: '0.625rem',
    blockSize: '0.625rem',
    border: '2px solid currentColor',
    borderRadius: '50%',
    forcedColorAdjust: 'none',
  },
  variants: {
    availability: {
      Available: { color: color.positive, backgroundColor: 'currentColor' },
      Busy: { color: color.caution, backgroundImage: 'linear-gradient(currentColor 50%, transparent 50%)' },
      'On Leave': { color: color.muted },
    },
  },
});
