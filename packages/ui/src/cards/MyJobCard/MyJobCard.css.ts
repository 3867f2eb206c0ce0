import { globalStyle, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { theme } from '../../theme/theme.css.ts';
import { jobTones } from '../tones.ts';
import { fontSize, fontWeight, space } from '../../theme/tokens.ts';

export const title = style({ overflowWrap: 'anywhere' });

export const deadline = recipe({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: space['4'],
    fontSize: fontSize['14'],
    fontVariantNumeric: 'tabular-nums',
  },
  variants: {
    near: {
      true: { color: theme.color[jobTones.deadlineNear], fontWeight: fontWeight.medium },
      false: { color: theme.color.muted },
    },
  },
});

globalStyle(`${deadline.classNames.base} > svg`, { inlineSize: '1rem', blockSize: '1rem' });

export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space['16'],
  rowGap: space['8'],
});
