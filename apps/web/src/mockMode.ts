import { TODAY } from '@skillharbor/mocks';
import { startMocks } from '@skillharbor/mocks/browser';

/* The one entry of the mocks: with `vite --mode mock` every request is answered inside the page. */

export const start = startMocks;
/** The day that the fixtures are about. */
export const today = () => TODAY;
