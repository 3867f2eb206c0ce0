/** Runs background tasks for operators, and logs which operator has started them. */
import { setTimeout as wait } from 'node:timers/promises';
import type { ScheduledTasks } from '../../platform/schedule/schedule.ts';
import type { Queries } from '../../platform/database/tables.ts';
import type { Clock } from '../../platform/time/clock.ts';
import { writeLog } from '../moderation/log.repository.ts';

/** The maximum time that a request waits for the end of the task, in milliseconds. */
const MAX_WAIT_MS = 5_000;

/** Runs a task. Returns false if no task has this name. */
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
