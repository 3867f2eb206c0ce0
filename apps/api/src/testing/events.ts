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
  /** Closes the stream as a client does that leaves. */
  close: () => void;
}

/** Opens a stream of the person's events. Throws if the server refuses it. */
export async function openEvents({ app }: TestServer, { session }: TestPerson): Promise<OpenEvents> {
  const headers = { authorization: `Bearer ${session.access_token}` };
  const response = await app.inject({ url: PATH, headers, payloadAsStream: true });
  if (response.statusCode !== 200) throw new Error(`The stream was refused with ${response.statusCode}.`);
  // The types of Node and of the web's streams differ in nothing that is used here.
  const body = Readable.toWeb(response.stream()) as ReadableStream<Uint8Array<ArrayBuffer>>;
  return { next: readerOf(body), close: () => void response.raw.res.destroy() };
}

/** Returns a function that reads the next event of a response, or undefined at its end. */
export function readerOf(body: ReadableStream<Uint8Array<ArrayBuffer>>): OpenEvents['next'] {
  const events = body
    .pipeThrough(new TextDecoderStream())
    .pipeThrough(new EventSourceParserStream())
    .getReader();
  return async () => {
    const { value } = await events.read();
    // The contract declares the data of each event.
    return value && (JSON.parse(value.data) as UserEvent);
  };
}
