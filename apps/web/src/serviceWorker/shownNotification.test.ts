import { clientNotifications } from '@skillharbor/mocks';
import { expect, test } from 'vitest';
import { shownNotification } from './shownNotification.ts';
import type { PushedNotification } from './shownNotification.ts';

const [received] = clientNotifications;
if (!received) throw new Error('There is no notification.');
const pushed: PushedNotification = {
  ...received,
  title: 'Lotse',
  job_id: 4,
  application_id: 7,
  language: 'ar',
};

test('a device shows the sentence in the language of its user, and a press of the notification opens its page', () => {
  expect(shownNotification(pushed, 'de')).toMatchObject({
    title: 'طلب جديد',
    options: {
      body: 'Lotse',
      lang: 'ar',
      dir: 'rtl',
      data: { id: pushed.id, href: '/applicant/4/application/7' },
    },
  });
});

test('a device uses its own language for a user who has chosen none', () => {
  expect(shownNotification({ ...pushed, language: null }, 'de')).toMatchObject({
    title: 'Neue Bewerbung',
    options: { lang: 'de', dir: 'ltr' },
  });
});

test('the next message in a conversation replaces the previous one, and alerts again', () => {
  const tagOf = (change: Partial<PushedNotification>) =>
    shownNotification({ ...pushed, kind: 'message_received', ...change }, 'en').options.tag;
  expect(tagOf({ id: 1 })).toBe(tagOf({ id: 2 }));
  expect(tagOf({ application_id: 8 })).not.toBe(tagOf({ application_id: 7 }));
  expect(shownNotification(pushed, 'en').options.renotify).toBe(true);
});

test('a notification of a kind that only newer servers know opens the list of notifications', () => {
  // The worker may be older than the server.
  const kind = 'ship_arrived' as PushedNotification['kind'];
  expect(shownNotification({ ...pushed, kind }, 'en')).toMatchObject({
    title: 'Skill Harbor',
    options: { body: 'Lotse', data: { href: '/notifications' } },
  });
});
