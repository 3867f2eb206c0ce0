import { style } from '@vanilla-extract/css';
import { space } from '../../theme/tokens.ts';

export const header = style({ display: 'grid', gap: space['12'], maxInlineSize: '44rem' });
