import { companyInputRules } from '@skillharbor/contract';
import type { CompanyInput, CompanySize, MyCompany } from '@skillharbor/contract';
import type { companies } from '../../messages/companies.ts';
import { plainFigures } from '../../primitives/NumberField/twoReadings.ts';
import { isWebAddress } from '../../primitives/Link/addresses.ts';
import { asciiAddress } from '../asciiAddress.ts';
import { isBlank, isLongerThan, problemsOf } from '../checks.ts';

/** The values of the form's fields, as typed. `logo` is a new logo, or null to keep the current one. */
export interface CompanyValues {
  name: string;
  about: string;
  website: string;
  size: CompanySize | '';
  /** The year in which the company was founded, or ''. */
  founded: string;
  location: string;
  logo: File | null;
  /** True if the current logo will be removed. */
  remove_logo: boolean;
}

/**
 * The values that the form passes on: the contract's input, with the logo as a file, or null to keep the current one.
 */
export type CompanyFormInput = Omit<CompanyInput, 'logo'> & { logo: File | null };

export function companyValues({ name, about, website, location, ...company }: MyCompany): CompanyValues {
  const founded = company.founded?.toString() ?? '';
  return {
    name,
    about,
    website,
    size: company.size ?? '',
    founded,
    location,
    logo: null,
    remove_logo: false,
  };
}

const YEAR = new RegExp(companyInputRules.founded.pattern);

/** Checks the texts. The logo's own field checks the type and size of the file when the user chooses it. */
export function validateCompany(
  values: CompanyValues,
  messages: (typeof companies)['edit'],
  format: { number(value: number): string },
) {
  const website = values.website.trim();
  return problemsOf({
    name: isBlank(values.name) ? messages.nameRequired : tooLong('name'),
    about: tooLong('about'),
    website: website === '' || isWebAddress(website) ? tooLong('website') : messages.websiteInvalid,
    founded: YEAR.test(plainFigures(values.founded)) ? undefined : messages.foundedInvalid,
    location: tooLong('location'),
  });

  function tooLong(field: 'name' | 'about' | 'website' | 'location') {
    const { maxLength } = companyInputRules[field];
    return isLongerThan(values[field].trim(), maxLength)
      ? messages.tooLong(format.number(maxLength))
      : undefined;
  }
}

/** Returns the values to send to the server. The values must have been checked before. */
export function companyInput({ name, about, website, logo, ...values }: CompanyValues): CompanyFormInput {
  return {
    name: name.trim(),
    about: about.trim(),
    website: asciiAddress(website.trim()),
    size: values.size,
    founded: plainFigures(values.founded),
    location: values.location.trim(),
    logo,
    remove_logo: values.remove_logo && logo === null,
  };
}
