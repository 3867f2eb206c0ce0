import { globalStyle, style } from '@vanilla-extract/css';

export const tiles = style({});

/** Tiles in the same row have the same height. */
globalStyle(`${tiles} > li`, { display: 'grid', minInlineSize: 0 });
