import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { theme } from '../../theme/theme.css.ts';
import { media, radius, space } from '../../theme/tokens.ts';

const { color } = theme;

export const panels = style({
  display: 'grid',
  gap: space['16'],
  paddingBlockEnd: space['48'],
  '@media': {
    [media.tablet]: { gridTemplateColumns: '1fr 1fr', gap: space['24'], paddingBlockEnd: space['96'] },
  },
});

export const panel = recipe({
  base: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'flex-start',
    justifyContent: 'space-between',
    gap: space['24'],
    padding: space['24'],
    border: '1px solid transparent',
    borderRadius: radius.card,
    '@media': { [media.tablet]: { padding: space['32'] } },
  },
  variants: {
    role: {
      freelancer: { backgroundColor: color.accentSoft },
      client: { borderColor: color.line, backgroundColor: color.surface },
    },
  },
});

export const body = style({ display: 'grid', gap: space['8'] });
