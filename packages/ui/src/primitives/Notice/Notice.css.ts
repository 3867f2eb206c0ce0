import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { theme } from '../../theme/theme.css.ts';
import { fontWeight, radius, space } from '../../theme/tokens.ts';

const { color } = theme;

export const notice = recipe({
  base: {
    display: 'flex',
    gap: space['12'],
    padding: space['16'],
    border: '1px solid',
    borderRadius: radius.card,
    color: color.text,
  },
  variants: {
    tone: {
      info: { borderColor: color.accent, backgroundColor: color.accentSoft },
      positive: { borderColor: color.positive, backgroundColor: color.positiveSoft },
      warning: { borderColor: color.caution, backgroundColor: color.cautionSoft },
      critical: { borderColor: color.critical, backgroundColor: color.criticalSoft },
    },
  },
});

export const icon = recipe({
  base: { flex: 'none', paddingBlockStart: '0.125rem' },
  variants: {
    tone: {
      info: { color: color.accent },
      positive: { color: color.positive },
      warning: { color: color.caution },
      critical: { color: color.critical },
    },
  },
});

export const body = style({
  flexGrow: 1,
  minInlineSize: 0,
  display: 'flex',
  flexDirection: 'column',
  gap: space['4'],
});
export const title = style({ fontWeight: fontWeight.strong });
