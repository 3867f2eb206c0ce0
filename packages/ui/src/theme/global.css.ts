import { globalStyle, keyframes } from '@vanilla-extract/css';
import { theme } from './contract.css.ts';
import { focusRing, fontFamily, fontSize, fontWeight, lineHeight, media, withArabic } from './tokens.ts';

const { color } = theme;

// All rules in this file have zero specificity (`:where`), so that a component's own styles always win.

globalStyle(':where(*, *::before, *::after)', { boxSizing: 'border-box' });

globalStyle(':where(html)', {
  fontFamily,
  fontWeight: fontWeight.regular,
  fontSize: '100%',
  lineHeight: lineHeight.text,
  fontSynthesis: 'none',
  WebkitTextSizeAdjust: '100%',
  textSizeAdjust: '100%',
  WebkitFontSmoothing: 'antialiased',
  MozOsxFontSmoothing: 'grayscale',
  WebkitTapHighlightColor: 'transparent',
  color: color.text,
  backgroundColor: color.canvas,
  accentColor: color.accent,
  scrollPaddingBlockStart: '6rem',
});

globalStyle(':where(:lang(ar))', { fontFamily: withArabic(fontFamily) });

globalStyle(':where(body)', { margin: 0, minBlockSize: '100dvh', overflowWrap: 'break-word' });

globalStyle(':where(h1, h2, h3, h4, p, ul, ol, dl, dd, figure, fieldset, legend)', {
  margin: 0,
  padding: 0,
  border: 0,
  minInlineSize: 0,
});
globalStyle(':where(h1, h2, h3, h4)', {
  fontFamily: theme.font.heading,
  fontSize: fontSize['16'],
  textWrap: 'balance',
});
globalStyle(':where(h1, h2, h3, h4):lang(ar)', { fontFamily: withArabic(theme.font.heading) });
globalStyle(':where(p)', { textWrap: 'pretty' });
globalStyle(':where(ul, ol)', { listStyle: 'none' });
globalStyle(':where(img, svg)', { display: 'block', maxInlineSize: '100%' });
globalStyle(':where(button, input, select, textarea)', { font: 'inherit', color: 'inherit', margin: 0 });
globalStyle(':where(button, select, summary, [type="checkbox"], [type="radio"])', { cursor: 'pointer' });
// A press counts only if the element below the pointer stays until the release. An icon may be replaced meanwhile, for
// example by a portrait, so the pointer reaches only its button.
globalStyle(':where(button, summary) > [aria-hidden="true"]', { pointerEvents: 'none' });
globalStyle(':where(a)', { color: 'inherit' });
globalStyle(':where([hidden])', { display: 'none' });

// The default size and stroke of icons.
globalStyle(':where(svg.lucide)', { flex: 'none', strokeWidth: 1.75 });
globalStyle(':where(svg.lucide[width="24"])', { inlineSize: '1.25rem', blockSize: '1.25rem' });

// Icons that point along the reading direction are mirrored in right-to-left layouts.
globalStyle(
  '[dir="rtl"] :is(.lucide-arrow-left, .lucide-arrow-right, .lucide-arrow-up-right, .lucide-chevron-left, .lucide-chevron-right)',
  {
    transform: 'scaleX(-1)',
  },
);

globalStyle(':where(:focus-visible)', focusRing);
// After navigation, the main landmark gets the focus. It has no focus ring, because it is not a control.
globalStyle('[tabindex="-1"]:focus', { outline: 'none' });

// A line along the lower edge shows that a press was noticed but cannot be handled yet. The line is animated, unless
// the user prefers reduced motion.
const coming = keyframes({ to: { backgroundSize: '0 3px' } });
globalStyle(':is(a, button)[aria-busy="true"]', {
  cursor: 'progress',
  backgroundImage: 'linear-gradient(currentColor, currentColor)',
  backgroundSize: '100% 3px',
  backgroundPosition: '0 100%',
  backgroundRepeat: 'no-repeat',
  animation: `${coming} 1s infinite alternate`,
});

globalStyle('::selection', { backgroundColor: color.accentSoft, color: color.text });

globalStyle('*, *::before, *::after', {
  '@media': {
    [media.reducedMotion]: {
      animationDuration: '0s !important',
      animationIterationCount: '1 !important',
      transitionDuration: '0s !important',
    },
    [media.forcedColors]: { outlineColor: 'Highlight' },
  },
});
