/** Stores the legal texts of the installation, and records which versions of the texts members have read. */
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
/** The language in which every version has a text. */
const FALLBACK: Language = 'en';

/** Lists the newest published version of each kind of legal text, in the order of the contract. */
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

/**
 * Finds a version of a kind of legal text in this language, or in English if the version has no text in this language.
 *
 * @param version the number of the version, or undefined for the newest
 */
export async function findLegalText(
  queries: Queries,
  kind: LegalKind,
  { language, version }: { language: Language; version: number | undefined },
): Promise<LegalText | null> {
  const row = await queries
    .selectFrom('legal_texts')
    .select(['kind', 'language', 'version', 'markdown', 'published_at'])
    .where('kind', '=', kind)
    .where('language', 'in', [language, FALLBACK])
    .$if(version !== undefined, (query) => query.where('version', '=', version ?? 0))
    .orderBy('version', 'desc')
    .orderBy(sql<boolean>`language = ${language}`, 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!row) return null;
  const versions = await queries
    .selectFrom('legal_texts')
    .select(['version', 'published_at'])
    .where('kind', '=', kind)
    // Every version has a text in this language.
    .where('language', '=', FALLBACK)
    .orderBy('version', 'desc')
    .limit(MAX_LISTED)
    .execute();
  return {
    ...row,
    published_at: row.published_at.toISOString(),
    versions: versions.map((one) => ({ ...one, published_at: one.published_at.toISOString() })),
  };
}

/** Returns the newest version of a kind of legal text in all languages, and the list of all versions of this kind. */
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
  /** The id of the operator who publishes the version, or null for the demo data. */
  publishedBy: number | null;
}

/**
 * Inserts a version. Returns false if this version exists already, or if the version before it does not exist. Of two
 * simultaneous calls, the second one waits for the first one.
 */
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
 * Lists the newest versions that members must read and that a user has not read. Versions that were published before
 * the user's sign-up are left out, because the sign-up form names them.
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

/** Lists the versions that a user has read, in the order in which the user has read them. */
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
