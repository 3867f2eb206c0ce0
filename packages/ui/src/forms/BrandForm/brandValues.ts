import { brandInputRules } from '@skillharbor/contract';
import type { Brand, BrandInput } from '@skillharbor/contract';
import { isColor, isReadableAccent } from '@skillharbor/prose';
import type { deskBrand } from '../../messages/deskBrand.ts';
import { isBlank, isLongerThan, problemsOf } from '../checks.ts';

/** The values of the form's fields, as typed. `logo` is a new logo, or null to keep the current one. */
export interface BrandValues {
  name: string;
  /** The accent colour, or '' for the default colour. */
  accent: string;
  logo: File | null;
  /** True if the current logo will be removed. */
  remove_logo: boolean;
}

/** The values that the form passes on: the contract's input, with the logo as a file, or null to keep the current one. */
export type BrandFormInput = Omit<BrandInput, 'logo'> & { logo: File | null };

export function brandValues({ name, accent }: Brand): BrandValues {
  return { name, accent: accent ?? '', logo: null, remove_logo: false };
}

/** Returns true if the value is a colour in which text would be hard to read. */
export const isUnreadable = (accent: string) => isColor(accent) && !isReadableAccent(accent, 'light');

/** Checks the texts. The logo's own field checks the type and size of the file when the user chooses it. */
export function validateBrand(
  { name, accent }: BrandValues,
  messages: typeof deskBrand,
  format: { number(value: number): string },
) {
  const { maxLength } = brandInputRules.name;
  const color = accent.trim();
  return problemsOf({
    name: isBlank(name)
      ? messages.nameRequired
      : isLongerThan(name.trim(), maxLength)
        ? messages.tooLong(format.number(maxLength))
        : undefined,
    accent:
      color !== '' && !isColor(color)
        ? messages.notAColor
        : isUnreadable(color)
          ? messages.unreadable
          : undefined,
  });
}

/** Returns the values to send to the server. The values must have been checked before. */
export function brandInput({ name, accent, logo, remove_logo: isRemoved }: BrandValues): BrandFormInput {
  return {
    name: name.trim(),
    accent: accent.trim().toUpperCase(),
    logo,
    remove_logo: isRemoved && logo === null,
  };
}
