/** The name that the contract shows for the company of a client who has entered none. */
export const noCompany = 'Unknown';
