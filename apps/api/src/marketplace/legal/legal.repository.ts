/** Stores the legal texts of the installation, and which of them members have read. */
import { legalKindValues } from '@skillharbor/contract';
import type {
  Language,
  LegalHistory,
  LegalKind,
  LegalText,
  LegalTextSummary,
  LegalVersion,
} from '@skillharbor/contract';
import { sql } from 'kysely';
import { LOCKS } from '../../platform/database/advisoryLock.ts';
import type { Queries } from '../../platform/database/tables.ts';

const MAX_LISTED = 50;
/** Every version has a text in this language. */
const FALLBACK: Language = 'en';

/** Lists the newest version of each kind that has a text, in the order of the contract. */
export async function listLegalTexts(queries: Queries): Promise<LegalTextSummary[]> {
  const rows = await queries
    .selectFrom('legal_texts')
    .select([
      'kind',
      sql<number>`max(version)`.as('version'),
      sql<boolean>`bool_or(asks_members)`.as('has_asked'),
    ])
    .groupBy('kind')
    .execute();
  return legalKindValues.flatMap((kind) => rows.filter((row) => row.kind === kind));
}

/** Finds the newest version of a kind in this language, or in English if it has none in it. */
export async function findLegalText(
  queries: Queries,
  kind: LegalKind,
  language: Language,
): Promise<LegalText | null> {
  const row = await queries
    .selectFrom('legal_texts')
    .select(['kind', 'language', 'version', 'markdown', 'published_at'])
    .where('kind', '=', kind)
    .where('language', 'in', [language, FALLBACK])
    .orderBy('version', 'desc')
    .orderBy(sql<boolean>`language = ${language}`, 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ? { ...row, published_at: row.published_at.toISOString() } : null;
}

/** Returns the newest version of a kind in all languages, and the list of its versions. */
export async function readLegalHistory(queries: Queries, kind: LegalKind): Promise<LegalHistory> {
  const versions = await queries
    .selectFrom('legal_texts')
    .leftJoin('users', 'users.id', 'legal_texts.published_by')
    .select(['version', 'published_at', 'asks_members'])
    .select(sql<Language[]>`array_agg(legal_texts.language order by legal_texts.language)`.as('languages'))
    .select(sql<string | null>`first_name || ' ' || last_name`.as('published_by'))
    .where('kind', '=', kind)
    .groupBy(['version', 'published_at', 'asks_members', 'users.id'])
    .orderBy('version', 'desc')
    .limit(MAX_LISTED)
    .execute();
  const texts = await queries
    .selectFrom('legal_texts')
    .select(['language', 'markdown'])
    .where('kind', '=', kind)
    .where('version', '=', versions[0]?.version ?? 0)
    .orderBy('language')
    .execute();
  return {
    kind,
    texts,
    versions: versions.map(({ published_at, ...version }) => ({
      ...version,
      published_at: published_at.toISOString(),
    })),
  };
}

export interface NewLegalVersion extends LegalVersion {
  texts: Readonly<Partial<Record<Language, string>>>;
  asksMembers: boolean;
  publishedAt: Date;
  /** The id of the operator, or null for the demo data. */
  publishedBy: number | null;
}

/** Inserts a version. Returns false if it exists, or if the version before it does not. Two operators insert one after the other. */
export async function insertLegalVersion(
  transaction: Queries,
  { kind, version, texts, asksMembers, publishedAt, publishedBy }: NewLegalVersion,
): Promise<boolean> {
  await sql`select pg_advisory_xact_lock(${LOCKS.legalTexts})`.execute(transaction);
  const { newest } = await transaction
    .selectFrom('legal_texts')
    .select(sql<number>`coalesce(max(version), 0)`.as('newest'))
    .where('kind', '=', kind)
    .executeTakeFirstOrThrow();
  if (newest !== version - 1) return false;
  const row = {
    kind,
    version,
    asks_members: asksMembers,
    published_at: publishedAt,
    published_by: publishedBy,
  };
  await transaction
    .insertInto('legal_texts')
    .values(languagesOf(texts).map(([language, markdown]) => ({ ...row, language, markdown })))
    .execute();
  return true;
}

function languagesOf(texts: NewLegalVersion['texts']): [Language, string][] {
  const { en, de, ar } = texts;
  const all: [Language, string | undefined][] = [
    ['en', en],
    ['de', de],
    ['ar', ar],
  ];
  return all.flatMap(([language, markdown]) => (markdown === undefined ? [] : [[language, markdown]]));
}

/**
 * Lists the newest versions that ask members, and that a user has not read. Those that were published before the sign-up ask
 * nothing, because the sign-up form names them.
 */
export async function listUnread(queries: Queries, userId: number): Promise<LegalVersion[]> {
  const rows = await queries
    .selectFrom('legal_texts')
    .innerJoin('users', (join) =>
      join.on('users.id', '=', userId).onRef('users.created_at', '<', 'legal_texts.published_at'),
    )
    .select(['kind', sql<number>`max(version)`.as('version')])
    .where('asks_members', '=', true)
    .groupBy('kind')
    .having(
      sql<boolean>`max(version) > coalesce((
        select max(read.version) from legal_acknowledgements as read
        where read.user_id = ${userId} and read.kind = legal_texts.kind
      ), 0)`,
    )
    .execute();
  return legalKindValues.flatMap((kind) => rows.filter((row) => row.kind === kind));
}

/** Records that a user has read these versions. Versions that do not exist are ignored. */
export async function insertAcknowledgements(
  queries: Queries,
  userId: number,
  texts: readonly LegalVersion[],
  now: Date,
): Promise<void> {
  await queries
    .insertInto('legal_acknowledgements')
    .columns(['user_id', 'kind', 'version', 'acknowledged_at'])
    .expression(
      queries
        .selectFrom('legal_texts')
        .select([
          sql<number>`${userId}::integer`.as('user_id'),
          'kind',
          'version',
          sql<Date>`${now}::timestamptz`.as('acknowledged_at'),
        ])
        .distinct()
        .where((column) =>
          column.or(
            texts.map(({ kind, version }) =>
              column.and([column('kind', '=', kind), column('version', '=', version)]),
            ),
          ),
        ),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Lists the versions that a user has read, oldest first. */
export async function listAcknowledgements(queries: Queries, userId: number) {
  const rows = await queries
    .selectFrom('legal_acknowledgements')
    .select(['kind', 'version', 'acknowledged_at'])
    .where('user_id', '=', userId)
    .orderBy('acknowledged_at')
    .orderBy('kind')
    .execute();
  return rows.map((row) => ({ ...row, acknowledged_at: row.acknowledged_at.toISOString() }));
}
