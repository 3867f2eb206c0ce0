import { globalStyle, style } from '@vanilla-extract/css';

export const tiles = style({});

/** Tiles beside one another are equally high. */
globalStyle(`${tiles} > li`, { display: 'grid', minInlineSize: 0 });
