import type { Message } from '@skillharbor/contract';

export interface Day {
  /** The day as the reader reads it. */
  name: string;
  messages: readonly Message[];
}

/** Groups messages by the day on which they were sent, in the order in which they are given. */
export function daysOf(messages: readonly Message[], nameOf: (moment: string) => string): Day[] {
  // The names are unique, so they keep the order in which they come.
  const days = Map.groupBy(messages, ({ sent_at }) => nameOf(sent_at));
  return [...days].map(([name, sent]) => ({ name, messages: sent }));
}
