import { noCompany } from '@skillharbor/prose';

/** The company to show, also for a client without one. */
export const companyName = (company: string) => (company === '' ? noCompany : company);
/** The company as it is saved, of one that is shown. */
export const storedCompany = (name: string) => (name === noCompany ? '' : name);
