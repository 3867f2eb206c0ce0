export interface EvidenceTables {
  uncompared_jobs: UncomparedJobsTable;
  job_texts: JobTextsTable;
}

/** The jobs whose current texts have not been compared with the texts of other jobs yet. A trigger inserts the rows. */
interface UncomparedJobsTable {
  listing_id: number;
}

interface JobTextsTable {
  listing_id: number;
  /** The id of one of the jobs in a group of jobs with nearly the same text. All rows of the group have this id. */
  group_id: number;
  /** Hashes of a job's text. Two texts that are nearly the same have some of these hashes in common. */
  bands: number[];
}
