import { style } from '@vanilla-extract/css';
import { theme } from '../../theme/theme.css.ts';
import { fontSize, layer, space } from '../../theme/tokens.ts';
import * as shared from '../Popup/Popup.css.ts';

const { color } = theme;

export const popup = style([
  shared.popup,
  {
    position: 'absolute',
    zIndex: layer.dropdown,
    insetBlockStart: `calc(100% + ${space['4']})`,
    insetInline: 0,
    inlineSize: 'auto',
    maxBlockSize: 'min(26rem, 60vh)',
    textAlign: 'start',
    selectors: { '&[hidden]': { display: 'none' } },
  },
]);

export const group = style({ margin: 0, padding: 0, listStyle: 'none' });

export const label = style({
  paddingBlock: `${space['8']} ${space['4']}`,
  paddingInline: space['12'],
  fontSize: fontSize['14'],
  color: color.muted,
});

export const item = style([
  shared.item,
  {
    display: 'flex',
    justifyContent: 'space-between',
    ':hover': { backgroundColor: color.accentSoft },
    selectors: { '&[data-highlighted]': { backgroundColor: color.accentSoft } },
  },
]);

export const text = style({ minInlineSize: 0, overflowWrap: 'anywhere' });

export const detail = style({ flex: 'none', fontSize: fontSize['14'], color: color.muted });

export const footer = style({ paddingBlock: space['4'], paddingInline: space['4'] });
