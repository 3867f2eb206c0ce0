import { keyframes, style } from '@vanilla-extract/css';
import { theme } from '../../theme/theme.css.ts';
import { fontWeight, layer, media, radius, space } from '../../theme/tokens.ts';

/**
 * The content is at least as high as the window, so that the footer begins below the window. If a page loads, grows or
 * shrinks, nothing inside the window moves.
 */
export const main = style({
  minInlineSize: 0,
  minBlockSize: '100svh',
  '@media': { [media.print]: { minBlockSize: 0 } },
});

const appear = keyframes({ to: { visibility: 'visible' } });
const sail = keyframes({ from: { backgroundPosition: '-100% 0' }, to: { backgroundPosition: '200% 0' } });

export const coming = style({
  position: 'fixed',
  zIndex: layer.toast,
  insetBlockStart: 0,
  insetInline: 0,
  blockSize: '3px',
  // The progress bar appears after a delay, so that it is not shown for a fast page.
  visibility: 'hidden',
  backgroundImage: `linear-gradient(90deg, transparent, ${theme.color.accent}, transparent)`,
  backgroundSize: '50% 100%',
  backgroundRepeat: 'no-repeat',
  animation: `${appear} 1ms 400ms forwards, ${sail} 1200ms linear infinite`,
  '@media': {
    [media.reducedMotion]: { animation: `${appear} 1ms 400ms forwards`, backgroundSize: '100% 100%' },
    [media.forcedColors]: {
      forcedColorAdjust: 'none',
      backgroundImage: 'none',
      backgroundColor: 'Highlight',
    },
  },
});

export const skip = style({
  position: 'fixed',
  zIndex: layer.skip,
  insetBlockStart: space['8'],
  insetInlineStart: space['8'],
  paddingBlock: space['12'],
  paddingInline: space['16'],
  borderRadius: radius.control,
  color: theme.color.onAccent,
  backgroundColor: theme.color.accent,
  fontWeight: fontWeight.medium,
  selectors: { '&:not(:focus)': { transform: 'translateY(-200%)' } },
});
