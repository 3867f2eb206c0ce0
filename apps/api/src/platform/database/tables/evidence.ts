export interface EvidenceTables {
  uncompared_jobs: UncomparedJobsTable;
  job_texts: JobTextsTable;
}

/** Jobs whose text has not been compared with the others since it was written. A trigger inserts them. */
interface UncomparedJobsTable {
  listing_id: number;
}

interface JobTextsTable {
  listing_id: number;
  /** The same for all jobs with nearly the same text: the id of one of them. */
  group_id: number;
  /** Texts that are nearly the same share some of these numbers. */
  bands: number[];
}
