import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { theme } from '../../theme/theme.css.ts';
import { space } from '../../theme/tokens.ts';

const { color } = theme;

/** Styles the row that shows the latest event of the application, and links to its page. */
export const history = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: `${space['8']} ${space['24']}`,
});

/** A line at the edge marks the client's text as a quotation. */
export const decision = recipe({
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
      withdrawn: { borderColor: color.line },
      closed: { borderColor: color.line },
      accepted: { borderColor: color.positive },
      rejected: { borderColor: color.line },
    },
  },
});
