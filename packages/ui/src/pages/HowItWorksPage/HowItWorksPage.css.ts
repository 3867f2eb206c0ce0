import { style } from '@vanilla-extract/css';
import { space } from '../../theme/tokens.ts';

export const head = style({ display: 'flex', alignItems: 'center', gap: space['12'] });
export const names = style({ display: 'grid', minInlineSize: 0 });
