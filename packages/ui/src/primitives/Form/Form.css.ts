import { style } from '@vanilla-extract/css';
import { space, width } from '../../theme/tokens.ts';

export const form = style({ display: 'flex', flexDirection: 'column', gap: space['24'], minInlineSize: 0 });
/** In a wider place, the fields keep the usual width of a form. */
export const narrow = style([form, { maxInlineSize: width.form }]);

export const problem = style({ scrollMarginBlockStart: space['96'] });
