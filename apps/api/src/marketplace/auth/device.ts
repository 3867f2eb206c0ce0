import Bowser from 'bowser';

/** The names of a browser and its operating system, such as Firefox and Windows. An unknown name is empty. */
export interface Device {
  browser: string;
  system: string;
}

/** The maximum length of a User-Agent header that is read, so that reading a header is never expensive. */
const MAX_LENGTH = 500;

/**
 * Reads the device from a User-Agent header. Only the two names are stored, because the versions change with each
 * update.
 */
export function deviceOf(userAgent = ''): Device {
  if (userAgent === '' || userAgent.length > MAX_LENGTH) return { browser: '', system: '' };
  const { browser, os } = Bowser.parse(userAgent);
  return { browser: browser.name ?? '', system: os.name ?? '' };
}
