import { style } from '@vanilla-extract/css';

/** The facts arrive after the page, and must not move what is below them. */
export const evidenceSpace = style({ minBlockSize: '13rem' });
