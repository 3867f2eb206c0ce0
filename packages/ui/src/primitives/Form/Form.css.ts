import { style } from '@vanilla-extract/css';
import { space } from '../../theme/tokens.ts';

export const form = style({ display: 'flex', flexDirection: 'column', gap: space['24'], minInlineSize: 0 });
export const problem = style({ scrollMarginBlockStart: space['96'] });
