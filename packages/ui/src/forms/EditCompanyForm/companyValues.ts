import { companyInputRules } from '@skillharbor/contract';
import type { CompanyInput, MyCompany } from '@skillharbor/contract';
import type { companies } from '../../messages/companies.ts';
import { isWebAddress } from '../../primitives/Link/addresses.ts';
import { asciiAddress } from '../asciiAddress.ts';
import { isBlank, isLongerThan, problemsOf } from '../checks.ts';

/** What stands in the form's fields, as typed. `logo` is a new one, or null to keep the present one. */
export interface CompanyValues {
  name: string;
  about: string;
  website: string;
  logo: File | null;
  /** Whether the present one goes. */
  remove_logo: boolean;
}

/** What the form hands on: the contract's input, with the logo as a file, or null to keep the present one. */
export type CompanyFormInput = Omit<CompanyInput, 'logo'> & { logo: File | null };

export function companyValues({ name, about, website }: MyCompany): CompanyValues {
  return { name, about, website, logo: null, remove_logo: false };
}

/** The type and the size of the logo are checked by its field, as soon as it is chosen. */
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
  });

  function tooLong(field: 'name' | 'about' | 'website') {
    const { maxLength } = companyInputRules[field];
    return isLongerThan(values[field].trim(), maxLength)
      ? messages.tooLong(format.number(maxLength))
      : undefined;
  }
}

/** What goes to the server. The values must have been checked. */
export function companyInput({ name, about, website, logo, ...values }: CompanyValues): CompanyFormInput {
  return {
    name: name.trim(),
    about: about.trim(),
    website: asciiAddress(website.trim()),
    logo,
    remove_logo: values.remove_logo && logo === null,
  };
}
