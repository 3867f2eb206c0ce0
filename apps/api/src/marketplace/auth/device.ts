import Bowser from 'bowser';

/** The names of a browser and of its operating system, such as Firefox and Windows. Unknown ones are empty. */
export interface Device {
  browser: string;
  system: string;
}

/** A longer User-Agent is not read, so that no request is expensive. */
const MAX_LENGTH = 500;

/**
 * Reads the device from a User-Agent header. Only the two names are stored, because versions change with each update.
 */
export function deviceOf(userAgent = ''): Device {
  if (userAgent === '' || userAgent.length > MAX_LENGTH) return { browser: '', system: '' };
  const { browser, os } = Bowser.parse(userAgent);
  return { browser: browser.name ?? '', system: os.name ?? '' };
}
