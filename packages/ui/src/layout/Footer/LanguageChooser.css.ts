import { style } from '@vanilla-extract/css';
import { theme } from '../../theme/theme.css.ts';
import { space } from '../../theme/tokens.ts';

export const list = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space['16'],
});

export const choice = style({
  selectors: {
    '&[aria-current]': {
      color: theme.color.text,
      textDecorationColor: theme.color.accent,
      textDecorationThickness: 2,
    },
  },
});
