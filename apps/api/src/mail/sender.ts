/** Returns the domain of a sender such as 'Skill Harbor <no-reply@example.com>'. */
export function domainOf(sender: string): string {
  return /@([^\s>]+)/.exec(sender)?.[1] ?? 'localhost';
}
