import type { Language } from '@skillharbor/contract';
import { notifications as arabicNotifications } from './arabic/notifications.ts';
import { offline as arabicOffline } from './arabic/offline.ts';
import type { Messages } from './english.ts';
import { notifications as germanNotifications } from './german/notifications.ts';
import { offline as germanOffline } from './german/offline.ts';
import { notifications } from './notifications.ts';
import { offline } from './offline.ts';

type BackgroundTexts = Pick<Messages, 'offline'> & { kinds: Messages['notifications']['kinds'] };

/**
 * The texts that a browser shows while no page is open. They are in all languages, because a service worker loads no
 * further texts.
 */
export const backgroundTexts: Readonly<Record<Language, BackgroundTexts>> = {
  en: { offline, kinds: notifications.kinds },
  de: { offline: germanOffline, kinds: germanNotifications.kinds },
  ar: { offline: arabicOffline, kinds: arabicNotifications.kinds },
};
