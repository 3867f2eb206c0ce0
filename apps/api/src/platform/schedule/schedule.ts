/**
 * Runs tasks in the background: each task at the start, once in each of its periods, and whenever a caller starts it by
 * its name. A task never runs twice at the same time. Due tasks start one after another, so that only few of them
 * compete with requests for the database. A task that takes long delays the other tasks by one tick at most.
 *
 *     const schedule = createSchedule({ greet: { everyS: 30, run: greet } }, options);
 *     schedule.start();
 *     schedule.startTask('greet');
 *     await schedule.stop();
 */
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '../time/clock.ts';

/** How often the schedule looks for due tasks. A failed task runs again after this time. */
const TICK_MS = 15_000;
/** How long a shutdown waits for running tasks. */
const STOP_TIMEOUT_MS = 2_000;
/** The maximum length of an error message in the report of a task. */
const MAX_ERROR_LENGTH = 500;

export interface Task {
  /** The length of a period, in seconds. Periods are counted in UTC, so a period of one day starts at midnight. */
  everyS: number;
  /**
   * Does the work that is due. The task may return early once the signal is aborted, because the server is then
   * stopping.
   */
  run: (stopping: AbortSignal) => Promise<void>;
}

export interface TaskRun {
  task: string;
  result: 'success' | 'failure';
  seconds: number;
}

/** Describes the runs of a task on this server. */
interface TaskReport {
  name: string;
  everyS: number;
  state: 'not_run' | 'running' | 'succeeded' | 'failed';
  /** The time when the last run began, or null if there was none. */
  lastRunAt: Date | null;
  /** The number of failed runs since the last success. */
  failures: number;
  /** The reason why the last run failed, or null if it succeeded. */
  error: string | null;
}

/** The reports of the tasks for operators, by the names of the tasks. */
export interface ScheduledTasks {
  states: () => TaskReport[];
  /**
   * Runs a task. Resolves when the run has ended, even if it failed. If there is no task with this name, does nothing.
   */
  runTask: (name: string) => Promise<void>;
}

export interface ScheduleOptions {
  clock: Clock;
  log: FastifyBaseLogger;
  /** Receives the result of each run of a task, in order to count it. */
  onRun: (run: TaskRun) => void;
}

export interface Schedule<Name extends string> extends ScheduledTasks {
  start: () => void;
  /**
   * Starts a task at once or after a delay, and returns before the task runs. The caller must commit its transaction
   * first. If the task is already running, it runs once more. If this server stops before the task runs, the next run
   * on any server does the work.
   */
  startTask: (name: Name, delayS?: number) => void;
  /** Starts no more tasks, and waits a short time until the running tasks have ended. */
  stop: () => Promise<void>;
}

export function createSchedule<Name extends string>(
  tasks: Record<Name, Task>,
  options: ScheduleOptions,
): Schedule<Name> {
  const stopping = new AbortController();
  const names = Object.keys(tasks) as Name[]; // `Object.keys()` is typed as returning any strings.
  const runners = new Map(
    names.map((name) => [name, createRunner(name, tasks[name], options, stopping.signal)]),
  );
  let ticks: NodeJS.Timeout | undefined;

  async function runDueTasks(): Promise<void> {
    for (const runner of runners.values()) if (runner.isDue()) await runner.run();
  }

  return {
    start() {
      ticks = setInterval(() => void runDueTasks(), TICK_MS).unref();
      void runDueTasks();
    },
    startTask(name, delayS = 0) {
      const start = () => void runners.get(name)?.run();
      if (delayS > 0) setTimeout(start, delayS * 1000).unref();
      else start();
    },
    states: () => [...runners.values()].map((runner) => runner.report()),
    async runTask(name) {
      await names.filter((known) => known === name).map((known) => runners.get(known)?.run())[0];
    },
    async stop() {
      stopping.abort();
      clearInterval(ticks);
      const ends = [...runners.values()].map((runner) => runner.ended());
      await Promise.race([Promise.all(ends), wait(STOP_TIMEOUT_MS, undefined, { ref: false })]);
    },
  };
}

function createRunner(
  name: string,
  { everyS, run }: Task,
  { clock, log, onRun }: ScheduleOptions,
  stopping: AbortSignal,
) {
  let running: Promise<void> | null = null;
  let isRequested = false;
  /** The period in which the task last ran without an error. */
  let donePeriod: number | null = null;
  let lastRunAt: Date | null = null;
  let failures = 0;
  let lastError: string | null = null;

  const currentPeriod = () => Math.floor(clock().getTime() / 1000 / everyS);

  async function runOnce(): Promise<void> {
    const period = currentPeriod();
    const startedAt = performance.now();
    lastRunAt = clock();
    const report = (result: TaskRun['result']) => {
      const seconds = (performance.now() - startedAt) / 1000;
      onRun({ task: name, result, seconds });
      log.debug({ task: name, result, ms: Math.round(seconds * 1000) }, 'a task ran');
    };
    try {
      await run(stopping);
      donePeriod = period;
      failures = 0;
      lastError = null;
      report('success');
    } catch (error) {
      failures += 1;
      lastError = String(error).slice(0, MAX_ERROR_LENGTH);
      report('failure');
      log.error({ err: error, task: name }, 'a task failed');
    }
  }

  function state(): TaskReport['state'] {
    if (running !== null) return 'running';
    if (lastRunAt === null) return 'not_run';
    return failures > 0 ? 'failed' : 'succeeded';
  }

  async function runWhileRequested(): Promise<void> {
    while (isRequested && !stopping.aborted) {
      isRequested = false;
      await runOnce();
    }
    running = null;
  }

  return {
    report: (): TaskReport => ({ name, everyS, state: state(), lastRunAt, failures, error: lastError }),
    isDue: () => running === null && currentPeriod() !== donePeriod,
    /** Runs the task. If it is already running, waits for the run after the current one. Never rejects. */
    async run(): Promise<void> {
      if (stopping.aborted) return;
      isRequested = true;
      running ??= runWhileRequested();
      await running;
    },
    /** Resolves when the task is not running. */
    async ended(): Promise<void> {
      await running;
    },
  };
}
