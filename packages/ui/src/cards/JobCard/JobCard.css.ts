import { style } from '@vanilla-extract/css';
import { space } from '../../theme/tokens.ts';

export const line = style({ display: 'inline-flex', alignItems: 'center', gap: space['8'] });
