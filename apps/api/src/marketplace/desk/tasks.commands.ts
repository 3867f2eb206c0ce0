/** Runs background tasks when an operator asks for it, and records who did. */
import { setTimeout as wait } from 'node:timers/promises';
import type { ScheduledTasks } from '../../platform/schedule/schedule.ts';
import type { Queries } from '../../platform/database/tables.ts';
import type { Clock } from '../../platform/time/clock.ts';
import { writeLog } from '../moderation/log.repository.ts';

/** How long a request waits for the end of the task. */
const MAX_WAIT_MS = 5_000;

/** Returns false if there is no such task. */
export async function runTask(
  { queries, clock, schedule }: { queries: Queries; clock: Clock; schedule: ScheduledTasks },
  operatorId: number,
  task: string,
): Promise<boolean> {
  if (!schedule.states().some(({ name }) => name === task)) return false;
  const entry = { at: clock(), actorId: operatorId, caseId: null, details: { task } };
  await writeLog(queries, { ...entry, action: 'task_started' });
  await Promise.race([schedule.runTask(task), wait(MAX_WAIT_MS, undefined, { ref: false })]);
  return true;
}
