import { style } from '@vanilla-extract/css';

/** The height is the same before and after the code has loaded, so that the list below stays where it is. */
export const line = style({ minBlockSize: '2.75rem', display: 'grid', alignItems: 'center' });
