/** Lists the conversations of a user. */
import type { ContactThread, ConversationSummary, Role } from '@skillharbor/contract';
import { excerpt } from '@skillharbor/prose';
import { isWithin, pageLimit, pageOffset } from '@skillharbor/contract-server/pagination';
import type { Page } from '@skillharbor/contract-server/pagination';
import { sql } from 'kysely';
import { pictureUrl } from '../../files/pictures.ts';
import type { Queries } from '../../platform/database/tables.ts';
import { nameForClient } from '../applications/blind.ts';
import { findPartiesOf } from '../applications/parties.repository.ts';
import type { Parties } from '../applications/parties.repository.ts';
import { shownTo } from './conversations.policy.ts';

/** The maximum length of a message's excerpt, in characters: one line of a card. */
const EXCERPT_LENGTH = 140;

/**
 * An SQL condition that is true for every message from the reader's own side, and for each message from the other side
 * unless a moderator withholds it.
 */
const isShown = sql<boolean>`(messages.role = own.role or not messages.is_withheld)`;

/** Selects a page of the user's conversations, each with its last message. */
function lastMessages(queries: Queries, userId: number, page: Page) {
  return queries
    .selectFrom('conversation_members as own')
    .innerJoinLateral(
      (query) =>
        query
          .selectFrom('messages')
          .select(['messages.role as by', 'messages.sent_at'])
          .select([
            sql<string>`case when ${isShown} then messages.text else '' end`.as('text'),
            sql<string | null>`case when ${isShown} then messages.file_name end`.as('file'),
          ])
          .whereRef('messages.application_id', '=', 'own.application_id')
          .orderBy('messages.number', 'desc')
          .limit(1)
          .as('last'),
      (join) => join.onTrue(),
    )
    .leftJoin('contact_threads as thread', 'thread.id', 'own.application_id')
    .select([
      'own.application_id',
      'own.role',
      'own.unread',
      'last.by',
      'last.text',
      'last.file',
      'last.sent_at',
    ])
    .where('own.user_id', '=', userId)
    .orderBy('last.sent_at', 'desc')
    .orderBy('own.application_id', 'desc')
    .limit(pageLimit(page))
    .offset(pageOffset(page));
}

/** Lists the conversations about applications. */
export async function listConversations(
  queries: Queries,
  userId: number,
  page: Page,
): Promise<ConversationSummary[]> {
  if (!isWithin(page)) return [];
  const rows = await lastMessages(queries, userId, page).where('thread.id', 'is', null).execute();
  const parties = await findPartiesOf(
    queries,
    rows.map(({ application_id }) => application_id),
  );
  return rows.flatMap((row) => {
    const found = parties.get(row.application_id);
    return found ? [toSummary(row, found)] : [];
  });
}

/** Lists a freelancer's threads, which start with the messages of visitors. */
export async function listThreads(queries: Queries, userId: number, page: Page): Promise<ContactThread[]> {
  if (!isWithin(page)) return [];
  const rows = await selectThreads(queries, userId, page).execute();
  return rows.map(toThread);
}

/** Finds a thread of a freelancer by its id. */
export async function findThreadOf(
  queries: Queries,
  userId: number,
  id: number,
): Promise<ContactThread | undefined> {
  const row = await selectThreads(queries, userId, { number: 1, size: 1 })
    .where('thread.id', '=', id)
    .executeTakeFirst();
  return row && toThread(row);
}

const selectThreads = (queries: Queries, userId: number, page: Page) =>
  lastMessages(queries, userId, page)
    .select('thread.subject')
    .where('thread.id', 'is not', null)
    .$narrowType<{ subject: string }>();

function toThread({ application_id, subject, unread, by, text, sent_at }: Row & { subject: string }) {
  return {
    id: application_id,
    subject,
    unread,
    last_message: { by, excerpt: excerpt(text, EXCERPT_LENGTH), sent_at: sent_at.toISOString() },
  };
}

interface Row {
  application_id: number;
  role: Role;
  unread: number;
  by: Role;
  text: string;
  file: string | null;
  sent_at: Date;
}

function toSummary(
  { application_id, role, unread, by, text, file, sent_at }: Row,
  parties: Parties,
): ConversationSummary {
  const { logo, portrait, hiddenNumber } = parties;
  return {
    id: application_id,
    job_id: parties.jobId,
    job_title: parties.jobTitle,
    other_name: role === 'client' ? nameForClient(parties) : parties.company,
    other_picture: pictureUrl(role === 'freelancer' ? logo : hiddenNumber === null ? portrait : null, 150),
    hidden_number: role === 'client' ? hiddenNumber : null,
    unread,
    last_message: {
      by,
      excerpt: excerpt(shownTo(role, parties, { by, text }) || (file ?? ''), EXCERPT_LENGTH),
      sent_at: sent_at.toISOString(),
    },
  };
}
