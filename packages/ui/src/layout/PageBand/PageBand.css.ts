import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { theme } from '../../theme/theme.css.ts';
import { media, space } from '../../theme/tokens.ts';

const { color } = theme;

export const band = recipe({
  base: { paddingBlock: space['32'], '@media': { [media.tablet]: { paddingBlock: space['64'] } } },
  variants: {
    tone: {
      plain: {},
      raised: { borderBlock: `1px solid ${color.line}`, backgroundColor: color.surface },
    },
  },
});

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: space['8'],
  paddingBlockEnd: space['24'],
});
