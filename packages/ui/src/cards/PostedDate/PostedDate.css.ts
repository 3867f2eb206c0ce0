import { style } from '@vanilla-extract/css';

/** A date beside a label begins with a capital letter, like the other values. */
export const value = style({
  display: 'inline-block',
  '::first-letter': { textTransform: 'uppercase' },
});
