/**
 * Inserts views of the demo jobs. On average, a job has the most views on the day when it was posted, and fewer on
 * later days.
 */
import type { Queries } from '../platform/database/tables.ts';
import { jobs } from './data/jobs.ts';
import { dayAfter } from './dates.ts';
import type { JobIds } from './jobs.ts';

const SHOWN_DAYS = 30;
const MOST = 40;
/**
 * The sites that link to the demo jobs, with their shares of the views. The empty text is the name of an unknown site.
 */
const sites = [
  { site: '', share: 0.2 },
  { site: 'search.example', share: 0.5 },
  { site: 'freelance-news.example', share: 0.3 },
];

export async function insertViews(queries: Queries, jobIds: JobIds, now: Date): Promise<void> {
  const rows = jobs.flatMap(({ title, posted }, index) => {
    const id = jobIds.get(title);
    if (id === undefined) throw new Error(`The job ${title} was not inserted.`);
    const days = Math.min(Math.floor(posted), SHOWN_DAYS - 1);
    return Array.from({ length: days + 1 }, (_, ago) => ago).flatMap((ago) =>
      sites
        .map(({ site, share }) => ({
          listing_id: id,
          day: dayAfter(now, -ago),
          site,
          views: Math.round(share * viewsOn(days - ago, index)),
        }))
        .filter(({ views }) => views > 0),
    );
  });
  await queries.insertInto('job_views').values(rows).execute();
}

/**
 * Returns the number of views of a job on a day after it was posted. The number falls over time, with a rhythm of seven
 * days that depends on the job.
 */
function viewsOn(day: number, job: number): number {
  const rhythm = 1 + ((day * 5 + job * 3) % 7) / 4;
  return (MOST * rhythm) / (day + 2);
}
