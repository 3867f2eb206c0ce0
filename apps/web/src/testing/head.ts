/** Returns the tags in the head of a rendered page by their names. Each name must occur once. */
export function headOf(page: string): Map<string, string> {
  const [, head = ''] = /<head>(.*?)<\/head>/s.exec(page) ?? [];
  const tags = new Map<string, string>();
  for (const [, name = '', value = ''] of entriesOf(head)) {
    if (tags.has(name)) throw new Error(`The head has ${name} twice.`);
    tags.set(name, decode(value));
  }
  return tags;
}

function entriesOf(head: string): RegExpMatchArray[] {
  return [
    ...head.matchAll(/<(title)>([^<]*)</g),
    ...head.matchAll(/<meta (?:name|property)="([^"]+)" content="([^"]*)"/g),
    ...head.matchAll(/<link rel="(canonical)" href="([^"]*)"/g),
    ...head.matchAll(/<link rel="alternate" type="([^"]+)" title="[^"]*" href="([^"]*)"/g),
  ];
}

const characters: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };

function decode(text: string): string {
  return text.replace(/&(amp|lt|gt|quot|#x27);/g, (_entity, name: string) => characters[name] ?? '');
}
