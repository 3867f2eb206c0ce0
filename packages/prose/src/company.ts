/** What stands for the company of a client who has named none, in the contract and so in every answer. */
export const noCompany = 'Unknown';
