import type { Language, MessageFile, Role } from '@skillharbor/contract';
import type { Generated } from 'kysely';

export interface ConversationsTables {
  conversations: ConversationsTable;
  conversation_members: ConversationMembersTable;
  messages: MessagesTable;
  contact_threads: ContactThreadsTable;
  contact_links: ContactLinksTable;
  contact_blocks: ContactBlocksTable;
}

interface ConversationsTable {
  /**
   * The id of an application or of a thread. An application and a thread never have the same id, because their ids come
   * from one sequence.
   */
  application_id: number;
  last_number: Generated<number>;
  ended_by: Generated<Role | null>;
}

interface ConversationMembersTable {
  application_id: number;
  role: Role;
  /** The id of the author. It is null for a visitor, who has no account. */
  user_id: number | null;
  read_number: Generated<number>;
  unread: Generated<number>;
  is_muted: Generated<boolean>;
  mailed_number: Generated<number>;
  mailed_at: Generated<Date | null>;
  mail_due_at: Generated<Date | null>;
}

interface MessagesTable {
  application_id: number;
  number: number;
  id: string;
  role: Role;
  /** The member of the team who wrote the message. Like `decided_by`, it is null for a former member. */
  author_id: number | null;
  text: string;
  // The columns about the file of a message. Either all of them are set, or none.
  file_key: Generated<string | null>;
  file_name: Generated<string | null>;
  file_type: Generated<MessageFile['type'] | null>;
  file_size: Generated<number | null>;
  is_withheld: Generated<boolean>;
  sent_at: Date;
}

interface ContactThreadsTable {
  id: Generated<number>;
  freelancer_id: number | null;
  is_by_address: boolean;
  sender_email: string;
  subject: string;
  language: Language | null;
  created_at: Date;
  confirmed_at: Date | null;
}

interface ContactLinksTable {
  token_hash: Uint8Array;
  thread_id: number;
  expires_at: Date;
}

interface ContactBlocksTable {
  freelancer_id: number;
  sender_hash: Uint8Array;
}
