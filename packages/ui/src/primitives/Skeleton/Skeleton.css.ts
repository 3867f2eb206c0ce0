import { keyframes, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { theme } from '../../theme/theme.css.ts';
import { media, radius } from '../../theme/tokens.ts';

const breathe = keyframes({ '50%': { opacity: 0.5 } });

export const skeleton = recipe({
  base: {
    display: 'block',
    maxInlineSize: '100%',
    backgroundColor: `color-mix(in srgb, ${theme.color.line} 70%, transparent)`,
    animation: `${breathe} 1.6s ease-in-out infinite`,
    '@media': { [media.forcedColors]: { border: '1px solid GrayText' } },
  },
  variants: {
    shape: {
      line: { borderRadius: radius.control },
      block: { borderRadius: radius.card },
      circle: { borderRadius: '50%' },
    },
  },
});

export const lines = style({ display: 'grid', gap: '0.625rem' });
