import { style } from '@vanilla-extract/css';
import { space } from '../../theme/tokens.ts';

export const title = style({ overflowWrap: 'anywhere' });
export const deadline = style({ display: 'inline-flex', alignItems: 'center', gap: space['8'] });
