import { globalStyle, style } from '@vanilla-extract/css';
import { theme } from '../../theme/theme.css.ts';
import { space } from '../../theme/tokens.ts';

const { color } = theme;

export const calm = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: space['12'],
  color: color.positive,
});

/** The bell is the only use of the signal colour on the screen, except for what is late. */
export const title = style({ display: 'flex', alignItems: 'center', gap: space['12'] });
globalStyle(`${title} > svg`, { color: color.signal });
