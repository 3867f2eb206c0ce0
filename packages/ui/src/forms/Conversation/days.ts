import type { Message } from '@skillharbor/contract';

export interface Day {
  /** The name of the day in the reader's language. */
  name: string;
  messages: readonly Message[];
}

/** Groups messages by the day on which they were sent. The order of the messages does not change. */
export function daysOf(messages: readonly Message[], nameOf: (moment: string) => string): Day[] {
  // Each day has its own name, and a `Map` keeps the order in which its keys were added.
  const days = Map.groupBy(messages, ({ sent_at }) => nameOf(sent_at));
  return [...days].map(([name, sent]) => ({ name, messages: sent }));
}
