/** Computes, from the stored versions of a job, what each edit has changed. */
import type { JobEdit, JobVersion } from '@skillharbor/contract';
import { changesBetween } from '@skillharbor/prose';
import type { Selectable } from 'kysely';
import type { JobListingsTable } from '../../platform/database/tables/jobs.ts';
import { overlapColumns, payColumns, toHireFrom, toOverlap, toPay } from './jobs.rows.ts';

type Row = Selectable<JobListingsTable>;

/** The columns that every stored version has. */
export const firstColumns = [
  'title',
  'short_description',
  'description',
  'category',
  'location',
  'employment_type',
  'remote',
  'salary_range',
  ...payColumns,
  'application_deadline',
] as const satisfies readonly (keyof Row)[];
/**
 * The columns that were added later, so the oldest stored versions lack them. They are null in jobs that do not state
 * them.
 */
export const laterColumns = [
  'country',
  'hire_from',
  ...overlapColumns,
] as const satisfies readonly (keyof Row)[];
export const versionColumns = [...firstColumns, ...laterColumns] as const;

export type VersionRow = Pick<Row, (typeof versionColumns)[number]>;

export function toVersion(row: VersionRow): JobVersion {
  return {
    title: row.title,
    short_description: row.short_description,
    description: row.description,
    category: row.category,
    location: row.location,
    employment_type: row.employment_type,
    remote: row.remote,
    country: row.country,
    hire_from: toHireFrom(row),
    overlap: toOverlap(row),
    salary_range: row.salary_range,
    pay: toPay(row),
    application_deadline: row.application_deadline,
  };
}

/** The fields that the oldest stored versions lack. */
type Later = 'country' | 'hire_from' | 'overlap';
export type StoredVersion = Omit<JobVersion, Later> & Partial<Pick<JobVersion, Later>>;

/** Returns the content of a stored version. A field that the version lacks becomes null. */
export function fromStored(content: StoredVersion): JobVersion {
  return { country: null, hire_from: null, overlap: null, ...content };
}

/** A version of a job that an edit replaced. */
export interface ReplacedVersion {
  version: number;
  replaced_at: Date;
  replaced_by: string | null;
  content: StoredVersion;
}

/** Returns the edits that replaced these versions, newest edit first. The newest edit led to the present version. */
export function editsOf(replaced: readonly ReplacedVersion[], present: JobVersion): JobEdit[] {
  return replaced.flatMap(({ version, replaced_at, replaced_by, content }, index) => {
    const next = replaced[index - 1];
    const changes = changesBetween(fromStored(content), next ? fromStored(next.content) : present);
    return changes
      ? [{ version: version + 1, changed_at: replaced_at.toISOString(), changed_by: replaced_by, ...changes }]
      : [];
  });
}
