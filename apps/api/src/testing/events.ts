/** Reads server-sent events of the API in tests. */
import { Readable } from 'node:stream';
import type { UserEvent } from '@skillharbor/contract';
import { EventSourceParserStream } from 'eventsource-parser/stream';
import type { TestPerson } from './people.ts';
import type { TestServer } from './testServer.ts';

const PATH = '/api/users/events/';

export interface OpenEvents {
  /** Resolves to the next event, or to undefined if the stream has ended. */
  next: () => Promise<UserEvent | undefined>;
  /** Disconnects from the stream, as a client does. */
  close: () => void;
}

/** Opens a stream of events for a person. Throws if the server refuses the stream. */
export async function openEvents({ app }: TestServer, { session }: TestPerson): Promise<OpenEvents> {
  const headers = { authorization: `Bearer ${session.access_token}` };
  const response = await app.inject({ url: PATH, headers, payloadAsStream: true });
  if (response.statusCode !== 200) throw new Error(`The stream was refused with ${response.statusCode}.`);
  // The cast is safe, because the code uses only what Node's stream type and the web's stream type have in common.
  const body = Readable.toWeb(response.stream()) as ReadableStream<Uint8Array<ArrayBuffer>>;
  return { next: readerOf(body), close: () => void response.raw.res.destroy() };
}

/**
 * Returns a function that reads the next event from a response. At the end of the response, the function returns
 * undefined.
 */
export function readerOf(body: ReadableStream<Uint8Array<ArrayBuffer>>): OpenEvents['next'] {
  const events = body
    .pipeThrough(new TextDecoderStream())
    .pipeThrough(new EventSourceParserStream())
    .getReader();
  return async () => {
    const { value } = await events.read();
    // The cast is safe, because the contract declares the data of each event.
    return value && (JSON.parse(value.data) as UserEvent);
  };
}
