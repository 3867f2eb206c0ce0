/** The name that the contract shows for the company of a client who has named none. */
export const noCompany = 'Unknown';
