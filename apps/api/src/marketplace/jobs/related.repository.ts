/**
 * Finds related jobs, which a reader of a job may want to read next. Each query uses an index and reads a limited
 * number of rows, however many jobs there are.
 */
import { sql } from 'kysely';
import type { Queries } from '../../platform/database/tables.ts';

/** The maximum number of jobs of the same company, and of similar jobs, in the result. */
const OFFERED = 3;
/** The number of the category's newest jobs that are compared. Comparing them takes a few milliseconds. */
const COMPARED = 300;

export interface RelatedIds {
  sameCompany: number[];
  similar: number[];
}

/**
 * Finds open jobs of the same company, and similar jobs. Returns null if the job is not active. `today` is YYYY-MM-DD.
 *
 * Similar jobs are found among the newest jobs of the same category by other clients. The jobs whose titles share the
 * most words with the job's title come first. Any form of a word counts, and words such as 'for' are ignored. If two
 * titles share equally many words, the newer job comes first. If no title shares a word, the similar jobs are just the
 * newest ones of the category.
 */
export async function findRelated(queries: Queries, id: number, today: string): Promise<RelatedIds | null> {
  const { rows } = await sql<RelatedIds>`
    with job as materialized (
      select client_id, category, (
        select string_agg(quote_literal('t/' || left(coalesce(search_stem(word), word), 60)), ' | ')::tsquery
          from unnest(split_words(search_text(title))) as word
          where word <> E'\n' and ts_lexize('english_stem', word) <> '{}'
      ) as title_words
      from job_listings where id = ${id} and is_active
    ),
    compared as materialized (
      select other.id, other.date_posted, other.head, other.client_id, other.application_deadline
        from job_listings as other
        where is_listed and category = (select category from job)
        order by date_posted desc, id desc limit ${sql.lit(COMPARED)}
    )
    select
      array(
        select other.id from job_listings as other
          where is_listed and client_id = job.client_id and application_deadline >= ${today}::date and id <> ${id}
          order by date_posted desc, id desc limit ${sql.lit(OFFERED)}
      ) as "sameCompany",
      array(
        select compared.id from compared
          where client_id <> job.client_id and application_deadline >= ${today}::date
          order by coalesce(ts_rank(head, job.title_words), 0) desc, date_posted desc, id desc
          limit ${sql.lit(OFFERED)}
      ) as similar
    from job`.execute(queries);
  return rows[0] ?? null;
}
