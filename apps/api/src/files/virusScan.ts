/**
 * Asks ClamAV whether a file is harmful, in the protocol of its daemon:
 * https://docs.clamav.net/manual/Usage/Scanning.html#clamd
 */
import { createReadStream } from 'node:fs';
import { connect } from 'node:net';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';

/** Returns true if the file is harmful. Throws if the scan fails. */
export type ScanFile = (path: string) => Promise<boolean>;

const DEFAULT_PORT = 3310;
/** The timeout leaves time for the rest of the request, which may take 30 seconds in total. */
const TIMEOUT_MS = 20_000;

export function clamdScan({ hostname, port }: URL): ScanFile {
  return async (path) => {
    // Removes the brackets that surround an IPv6 address in a URL.
    const socket = connect(Number(port) || DEFAULT_PORT, hostname.replaceAll(/[[\]]/g, ''));
    const command = Readable.from(instream(path));
    const timer = setTimeout(() => socket.destroy(new Error('The scanner took too long.')), TIMEOUT_MS);
    try {
      command.on('error', (error) => socket.destroy(error)).pipe(socket, { end: false });
      return isHarmful(await text(socket));
    } finally {
      clearTimeout(timer);
      command.destroy();
      socket.destroy();
    }
  };
}

/** Yields the command and the chunks of the file. The length precedes each chunk, and an empty chunk ends the file. */
async function* instream(path: string): AsyncGenerator<Buffer> {
  yield Buffer.from('zINSTREAM\0');
  // The cast is safe: without an encoding, the file is read as buffers.
  for await (const chunk of createReadStream(path) as AsyncIterable<Buffer>)
    yield* [lengthOf(chunk.length), chunk];
  yield lengthOf(0);
}

function lengthOf(bytes: number): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(bytes);
  return length;
}

function isHarmful(reply: string): boolean {
  if (/^stream: OK\0?$/.test(reply)) return false;
  if (/^stream: .+ FOUND\0?$/.test(reply)) return true;
  throw new Error(`The scanner replied: ${reply.slice(0, 200)}`);
}
