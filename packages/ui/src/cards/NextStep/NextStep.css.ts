import { style } from '@vanilla-extract/css';

/** An email address may be longer than a narrow card. */
export const address = style({ maxInlineSize: '100%', overflowWrap: 'anywhere' });
