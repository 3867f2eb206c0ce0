import { style } from '@vanilla-extract/css';
import { theme } from '../../theme/theme.css.ts';
import { space } from '../../theme/tokens.ts';

export const list = style({
  display: 'flex',
  flexDirection: 'column',
  listStyle: 'none',
  margin: 0,
  padding: 0,
});

export const row = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'start',
  gap: space['8'],
  paddingBlock: space['16'],
  selectors: { '& + &': { borderBlockStart: `1px solid ${theme.color.line}` } },
});

/** Places the field below the label of the checkbox. */
export const more = style({ inlineSize: '100%', paddingInlineStart: space['32'] });
