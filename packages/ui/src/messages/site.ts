export const site = {};
