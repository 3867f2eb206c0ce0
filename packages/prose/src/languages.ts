/** The languages that the product speaks, as BCP 47 tags. The first is for those who read none of the others. */
export const languages = ['en', 'de', 'ar'] as const;

export type Language = (typeof languages)[number];
