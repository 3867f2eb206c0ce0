import { recipe } from '@vanilla-extract/recipes';
import { theme } from '../../theme/theme.css.ts';
import { space } from '../../theme/tokens.ts';

const { color } = theme;

/** The client's text, marked at its edge like a quotation. */
export const answer = recipe({
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: space['4'],
    paddingInlineStart: space['16'],
    borderInlineStart: '2px solid',
  },
  variants: {
    status: {
      pending: { borderColor: color.line },
      accepted: { borderColor: color.positive },
      rejected: { borderColor: color.line },
    },
  },
});
