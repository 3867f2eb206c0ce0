import { style } from '@vanilla-extract/css';

/** Cards beside one another are equally high. */
export const cell = style({ display: 'grid', minInlineSize: 0 });
