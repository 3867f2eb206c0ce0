/**
 * Connects `pg` to a thread of this process instead of a network server. PGlite uses PostgreSQL's wire protocol, so the
 * same driver works for both kinds of database.
 */
import { Duplex } from 'node:stream';

/** The database at the other end of the socket. It passes its responses to `receive`. */
export interface SocketPeer {
  send(bytes: Uint8Array<ArrayBuffer>): void;
}

interface Chunk {
  chunk: Buffer;
}

export class ThreadSocket extends Duplex {
  #peer: SocketPeer | undefined;
  readonly #open: (socket: ThreadSocket) => Promise<SocketPeer>;

  /** @param open returns the other end of the socket when `pg` connects */
  constructor(open: (socket: ThreadSocket) => Promise<SocketPeer>) {
    super();
    this.#open = open;
  }

  /** Connects the socket, with the same interface as net.Socket. */
  connect(): this {
    this.#open(this).then(
      (peer) => {
        this.#peer = peer;
        this.emit('connect');
      },
      (error: Error) => this.destroy(error),
    );
    return this;
  }

  /** Receives a response from the other end of the socket. */
  receive(bytes: Uint8Array): void {
    this.push(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
  }

  override _read(): void {
    // Does nothing, because responses arrive through `receive`.
  }

  override _write(chunk: Buffer, _encoding: BufferEncoding, done: () => void): void {
    this.#send([chunk]);
    done();
  }

  /** `pg` corks the stream, so all messages of one query are sent together. */
  override _writev(chunks: Chunk[], done: () => void): void {
    this.#send(chunks.map(({ chunk }) => chunk));
    done();
  }

  override _final(done: () => void): void {
    this.push(null);
    done();
  }

  #send(chunks: readonly Buffer[]): void {
    // Copies the bytes, because the memory of the message is handed over to the other thread.
    const bytes = new Uint8Array(chunks.reduce((sum, { length }) => sum + length, 0));
    chunks.reduce((at, chunk) => (bytes.set(chunk, at), at + chunk.length), 0);
    this.#peer?.send(bytes);
  }

  // `pg` calls these methods of a socket, which have no effect here.
  setNoDelay(): this {
    return this;
  }
  setKeepAlive(): this {
    return this;
  }
  ref(): this {
    return this;
  }
  unref(): this {
    return this;
  }
}
