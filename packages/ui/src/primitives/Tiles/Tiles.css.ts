import { globalStyle, style } from '@vanilla-extract/css';

export const tiles = style({});

/** Tiles beside one another have the same height. */
globalStyle(`${tiles} > li`, { display: 'grid', minInlineSize: 0 });
