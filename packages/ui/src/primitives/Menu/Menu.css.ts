import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { theme } from '../../theme/theme.css.ts';
import * as shared from '../Popup/Popup.css.ts';

const { color } = theme;

export const popup = style([
  shared.popup,
  { maxInlineSize: 'min(var(--available-width), 20rem)', maxBlockSize: 'var(--available-height)' },
]);

export const item = recipe({
  base: [shared.item, { display: 'flex', textDecoration: 'none' }],
  variants: {
    tone: {
      neutral: { selectors: { '&[data-highlighted]': { backgroundColor: color.accentSoft } } },
      critical: {
        color: color.critical,
        selectors: { '&[data-highlighted]': { backgroundColor: color.criticalSoft } },
      },
    },
  },
});
