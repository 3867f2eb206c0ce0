/** The contract shows this name for the company of a client who has named none. */
export const noCompany = 'Unknown';
