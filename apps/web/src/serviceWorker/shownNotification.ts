import type { Language, Notification } from '@skillharbor/contract';
import { backgroundTexts } from '@skillharbor/ui/messages';
import { directionOf, isLanguage } from '../language/languages.ts';
import { paths } from '../navigation/paths.ts';
import { addressOf } from '../notifications/addressOf.ts';
import type { ShownOptions } from './workerScope.ts';

/** What the server sends to a device. */
export type PushedNotification = Notification & { language: Language | null };

/** What a press on a notification needs. */
export interface PressedNotification {
  id: number;
  /** The address of the page that the notification is about. */
  href: string;
}

interface Shown {
  title: string;
  options: ShownOptions & { data: PressedNotification };
}

/** The name of the site stands for a sentence that this worker does not know yet, because the server is newer. */
const SITE = 'Skill Harbor';

/**
 * Returns what the device shows of a notification: its sentence, the title of the job, and where a press leads. A later
 * notification of the same kind with the same address replaces it, such as the next message in a conversation.
 */
export function shownNotification(pushed: PushedNotification, ofDevice: Language): Shown {
  const { id, kind, title } = pushed;
  // A newer server may know more languages than this worker.
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
