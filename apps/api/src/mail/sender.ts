import { addressParser } from 'postal-mime';

/** Returns the name and the address of a sender such as 'Skill Harbor <no-reply@example.com>'. */
export function senderOf(sender: string): { name: string; address: string } {
  const [first] = addressParser(sender);
  return { name: first?.name ?? '', address: first?.address ?? '' };
}

/** Returns the domain of a sender such as 'Skill Harbor <no-reply@example.com>'. */
export function domainOf(sender: string): string {
  return /@([^\s>]+)/.exec(sender)?.[1] ?? 'localhost';
}
