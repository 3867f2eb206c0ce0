/** Writes a zip archive for tests. Its content is not checked, so that a test can also write a hostile archive. */
import { crc32, deflateRawSync } from 'node:zlib';

const LOCAL_HEADER = 30;
const DIRECTORY_ENTRY = 46;
const DEFLATED = 8;

export function zip(files: Record<string, Uint8Array>): Buffer<ArrayBuffer> {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const [name, content] of Object.entries(files)) {
    const packed = deflateRawSync(content);
    const encodedName = Buffer.from(name);
    // The fields that the header of a file and its entry in the directory have in common. Their order is the same, but
    // in the directory each field is two bytes later.
    const entry = Buffer.alloc(DIRECTORY_ENTRY);
    entry.write('PK\x01\x02', 'latin1');
    entry.writeUInt16LE(20, 6);
    entry.writeUInt16LE(DEFLATED, 10);
    entry.writeUInt32LE(crc32(content), 16);
    entry.writeUInt32LE(packed.length, 20);
    entry.writeUInt32LE(content.length, 24);
    entry.writeUInt16LE(encodedName.length, 28);
    entry.writeUInt32LE(offset, 42);
    const header = Buffer.alloc(LOCAL_HEADER);
    header.write('PK\x03\x04', 'latin1');
    entry.copy(header, 4, 6, 32);
    directory.push(entry, encodedName);
    parts.push(header, encodedName, packed);
    offset += header.length + encodedName.length + packed.length;
  }
  const size = directory.reduce((sum, { length }) => sum + length, 0);
  const count = directory.length / 2;
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 'latin1');
  end.writeUInt16LE(count, 8);
  end.writeUInt16LE(count, 10);
  end.writeUInt32LE(size, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...parts, ...directory, end]);
}
