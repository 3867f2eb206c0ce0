import { style } from '@vanilla-extract/css';
import { theme } from '../../theme/theme.css.ts';
import { media, space } from '../../theme/tokens.ts';

const { color } = theme;

/** The steps are stacked on a phone, and side by side on wider screens. */
export const steps = style({
  display: 'flex',
  flexDirection: 'column',
  gap: `${space['4']} ${space['24']}`,
  '@media': { [media.tablet]: { flexDirection: 'row', flexWrap: 'wrap' } },
});

export const step = style({ display: 'flex', alignItems: 'center', gap: space['8'], minInlineSize: 0 });
export const icon = style({ display: 'inline-flex', flex: 'none', color: color.muted });
