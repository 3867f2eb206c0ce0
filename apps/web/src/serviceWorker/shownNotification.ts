import type { Language, Notification } from '@skillharbor/contract';
import { backgroundTexts } from '@skillharbor/ui/messages';
import { directionOf, isLanguage } from '../language/languages.ts';
import { paths } from '../navigation/paths.ts';
import { addressOf } from '../notifications/addressOf.ts';
import type { ShownOptions } from './workerScope.ts';

/** The data that the server sends to a device. */
export type PushedNotification = Notification & { language: Language | null };

/** The data that the service worker needs when the user presses a notification. */
export interface PressedNotification {
  id: number;
  /** The address of the page that the notification is about. */
  href: string;
}

interface Shown {
  title: string;
  options: ShownOptions & { data: PressedNotification };
}

/**
 * A newer server may send a kind of notification for which this worker has no sentence. The name of the site replaces
 * that sentence.
 */
const SITE = 'Skill Harbor';

/**
 * Returns the content of a notification on the device: its sentence, the title of the job, and the address that a press
 * opens. A later notification of the same kind with the same address, such as the next message in a conversation,
 * replaces it.
 */
export function shownNotification(pushed: PushedNotification, ofDevice: Language): Shown {
  const { id, kind, title } = pushed;
  // A newer server may support languages that this worker does not have.
  const language = pushed.language !== null && isLanguage(pushed.language) ? pushed.language : ofDevice;
  const { kinds } = backgroundTexts[language];
  const isKnown = Object.hasOwn(kinds, kind);
  const href = isKnown ? addressOf(pushed) : paths.notifications();
  return {
    title: isKnown ? kinds[kind] : SITE,
    options: {
      body: title,
      lang: language,
      dir: directionOf(language),
      tag: `${kind} ${href}`,
      renotify: true,
      icon: '/icon-192.png',
      data: { id, href },
    },
  };
}
