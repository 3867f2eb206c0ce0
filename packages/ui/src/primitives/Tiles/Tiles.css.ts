import { globalStyle, style } from '@vanilla-extract/css';

export const tiles = style({});

/** What lies beside one another is equally high. */
globalStyle(`${tiles} > li`, { display: 'grid', minInlineSize: 0 });
