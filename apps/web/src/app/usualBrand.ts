import type { Brand } from '@skillharbor/contract';
import { USUAL_NAME } from '../language/messages.ts';

/** The brand of an installation whose operators have not chosen another brand. */
export const usualBrand: Brand = { name: USUAL_NAME, accent: null, logo: null, logo_2x: null };

/** Returns true if the brand is the default brand in every part. */
export const isUsualBrand = ({ name, accent, logo }: Brand): boolean =>
  name === USUAL_NAME && accent === null && logo === null;
