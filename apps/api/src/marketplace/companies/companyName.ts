import { noCompany } from '@skillharbor/prose';

/** Returns the company name to show, which is a general name if the client has no company. */
export const companyName = (company: string) => (company === '' ? noCompany : company);
/** Returns the company name to store, which is empty for the general name. */
export const storedCompany = (name: string) => (name === noCompany ? '' : name);
