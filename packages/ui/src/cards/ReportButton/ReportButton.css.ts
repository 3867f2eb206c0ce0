import { style } from '@vanilla-extract/css';
import { minus, space } from '../../theme/tokens.ts';

/** The icon, instead of the padding around it, lines up with the start of the page. */
export const edge = style({ marginInlineStart: minus(space['16']) });
