import { globalStyle, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { theme } from '../../theme/theme.css.ts';
import { fontSize, fontWeight, lineHeight, radius, space } from '../../theme/tokens.ts';

const { color } = theme;

export const badge = recipe({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: space['4'],
    inlineSize: 'fit-content',
    maxInlineSize: '100%',
    minBlockSize: space['24'],
    paddingBlock: '0.125rem',
    paddingInline: space['8'],
    // The border is visible only in forced colours.
    border: '1px solid transparent',
    borderRadius: radius.pill,
    fontSize: fontSize['13'],
    fontWeight: fontWeight.medium,
    lineHeight: lineHeight.single,
    overflowWrap: 'anywhere',
  },
  variants: {
    tone: {
      neutral: { color: color.muted, backgroundColor: color.sunken, borderColor: color.line },
      accent: { color: color.accent, backgroundColor: color.accentSoft },
      positive: { color: color.positive, backgroundColor: color.positiveSoft },
      caution: { color: color.caution, backgroundColor: color.cautionSoft },
      critical: { color: color.critical, backgroundColor: color.criticalSoft },
      signal: { color: color.signal, backgroundColor: color.signalSoft },
    },
  },
});

/** The icon is smaller than elsewhere, to match the small text of the badge. */
export const icon = style({ display: 'contents' });
globalStyle(`${icon} > svg`, { inlineSize: '1rem', blockSize: '1rem' });
