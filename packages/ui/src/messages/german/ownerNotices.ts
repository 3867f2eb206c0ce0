import type { Messages } from '../english.ts';

export const ownerNotices: Messages['ownerNotices'] = {
  names: {
    only_links: 'fast nur Links',
    phone_number: 'eine Telefonnummer',
    scam_phrase: 'eine Wendung, die Betrüger oft gebrauchen',
    same_text: 'fast derselbe Text wie in einem anderen Konto',
  },
  hidden: 'Die Moderation hat dies ausgeblendet. Nur Sie sehen es noch.',
  readDecision: 'Die Entscheidung lesen',
  noticed: 'Die Moderation wird sich das ansehen',
  noticedBecause: (rules) =>
    `Es ist das Erste, was Sie hier veröffentlichen, und es enthält: ${rules}. Es bleibt so lange öffentlich. Sie müssen nichts tun.`,
  source: 'Einfache Regeln',
};
