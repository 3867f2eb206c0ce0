import { parseArgs } from 'node:util';
import { root } from '../files.ts';
import { picturesServer } from './server.ts';

// Serves the page for accepting screenshots that differ from their references: `pnpm -C packages/tooling pictures
// [--port 6010]`

const { values } = parseArgs({ options: { port: { type: 'string', default: '6010' } } });
picturesServer(root).listen(Number(values.port), '127.0.0.1', () => {
  console.log(`Pictures that differ: http://127.0.0.1:${values.port}`);
});
