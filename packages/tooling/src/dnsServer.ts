/**
 * Starts a DNS server on this machine that knows only the given records. The records can be changed later.
 *
 *     await startDnsServer({ 'inside.example A': ['10.0.0.7'] }) → { address: '127.0.0.1:40123', records, close }
 */
import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { decode, encode } from 'dns-packet';

/** The values of records by the name and the type, such as `inside.example A`. */
export type DnsRecords = Record<string, string[]>;

export async function startDnsServer(records: DnsRecords) {
  const socket = createSocket('udp4');
  socket.on('message', (message, { address, port }) => {
    const { id, questions = [] } = decode(message);
    const answers = questions.flatMap(({ name, type }) => {
      const values = records[`${name.toLowerCase()} ${type}`] ?? [];
      if (type !== 'A' && type !== 'AAAA' && type !== 'TXT') return [];
      return values.map((data) => ({ name, type, ttl: 0, data }));
    });
    const isKnown = questions.some(({ name }) =>
      Object.keys(records).some((key) => key.startsWith(`${name.toLowerCase()} `)),
    );
    // 0x0400 marks the server as authoritative, and 3 means that the name does not exist.
    const flags = 0x0400 + (isKnown ? 0 : 3);
    socket.send(encode({ type: 'response', id: id ?? 0, flags, questions, answers }), port, address);
  });
  socket.bind(0, '127.0.0.1');
  await once(socket, 'listening');
  // A test process that forgets to close the server can still exit.
  socket.unref();
  return {
    address: `127.0.0.1:${socket.address().port}`,
    records,
    close: async () => {
      socket.close();
    },
  };
}
