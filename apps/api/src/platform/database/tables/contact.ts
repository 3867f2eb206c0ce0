import type { GeneratedAlways } from 'kysely';

export interface ContactTables {
  contact_messages: ContactMessagesTable;
}

/** The messages of visitors from before threads existed. The server adds no new rows. */
interface ContactMessagesTable {
  id: GeneratedAlways<number>;
  freelancer_id: number;
  client_email: string;
  subject: string;
  message: string;
  created_at: Date;
}
