import { style } from '@vanilla-extract/css';
import { space } from '../../theme/tokens.ts';

export const list = style({ paddingInlineStart: space['24'], listStyle: 'disc' });
