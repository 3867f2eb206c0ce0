import { style } from '@vanilla-extract/css';
import { space } from '../../theme/tokens.ts';

export const steps = style({ display: 'grid', gap: space['8'], minInlineSize: 0, overflowWrap: 'anywhere' });
