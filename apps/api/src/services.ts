/** What the operations work with. */
import type { Tokens } from './auth/tokens.ts';
import type { Clock } from './clock.ts';
import type { FileStore } from './files/store.ts';
import type { Mailbox } from './mail/mailbox.ts';
import type { Queries } from './tables.ts';

export interface Services {
  queries: Queries;
  tokens: Tokens;
  mailbox: Mailbox;
  files: FileStore;
  clock: Clock;
}
