import type { Messages } from '../english.ts';

export const plainRules: Messages['plainRules'] = {
  names: {
    only_links: 'fast nur Links',
    phone_number: 'eine Telefonnummer',
    scam_phrase: 'eine Wendung, die Betrüger oft gebrauchen',
    same_text: 'fast derselbe Text wie in einem anderen Konto',
  },
  title: 'Die Moderation wird sich das ansehen',
  explanation: (rules) =>
    `Es ist das Erste, was Sie hier veröffentlichen, und es enthält: ${rules}. Es bleibt so lange öffentlich. Sie müssen nichts tun.`,
  source: 'Einfache Regeln',
};
