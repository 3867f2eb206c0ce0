/** Returns the name of the device's time zone in the IANA database, such as 'Europe/Berlin'. */
export const deviceTimeZone = () => new Intl.DateTimeFormat().resolvedOptions().timeZone;
