import { noCompany } from '@skillharbor/prose';

/** Returns the company name to show, also for a client without a company. */
export const companyName = (company: string) => (company === '' ? noCompany : company);
/** Returns the company name to store for a name that was shown. */
export const storedCompany = (name: string) => (name === noCompany ? '' : name);
