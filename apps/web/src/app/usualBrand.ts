import type { Brand } from '@skillharbor/contract';
import { USUAL_NAME } from '../language/messages.ts';

/** The brand of an installation for which no operator has chosen another one. */
export const usualBrand: Brand = { name: USUAL_NAME, accent: null, logo: null, logo_2x: null };

/** Returns true if every part of the brand is the usual one. */
export const isUsualBrand = ({ name, accent, logo }: Brand): boolean =>
  name === USUAL_NAME && accent === null && logo === null;
