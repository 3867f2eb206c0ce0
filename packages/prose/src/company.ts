/** The name that responses contain for the company of a client who has entered no name. */
export const noCompany = 'Unknown';
