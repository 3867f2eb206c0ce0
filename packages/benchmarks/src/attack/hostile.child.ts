/** Sends the hostile requests. hostile.ts starts this program as a child process. */
import { once } from 'node:events';
import { Agent } from 'node:http';
import { listJobsRules } from '@skillharbor/contract';
import { countOutcome, outcomeOf } from '@skillharbor/api/testing/outcome';
import type { Outcomes } from '@skillharbor/api/testing/outcome';
import type { AttackOptions } from './hostile.ts';

const JOBS = '/api/job-listings/listings/';
const FREELANCERS = '/api/accounts/freelancers/';
/** Prefixes with which many words begin. A search finds words by prefix, so it finds all of these words. */
const PREFIXES = ['a', 's', 't', 'c', 'p', 're', 'in', 'co', 'le', 'te', 'pa', 'so'];

/** Yields the paths of expensive requests, of each kind in turn. */
function* expensivePaths(): Generator<string, never> {
  for (let turn = 0; ; turn += 1) {
    const first = turn % PREFIXES.length;
    const prefixes = [...PREFIXES.slice(first), ...PREFIXES.slice(0, first)];
    const far = 1_000 + ((turn * 37) % 3_500);
    yield `${JOBS}?page=1000000&search=${searchOf(['a'])}`;
    yield `${JOBS}?page=${far}&search=team`;
    yield `${FREELANCERS}?page=1000000`;
    yield `${JOBS}?search=${searchOf(prefixes)}`;
    yield `${FREELANCERS}?page=${far % 1_660}`;
    yield `${JOBS}?page=${far}`;
    yield `${JOBS}?page=${far}&search=${prefixes[0]}`;
    // Each of these searches is new, so its result is in no cache.
    yield `${JOBS}?search=${encodeURIComponent(`team senior design -never${turn}`)}`;
  }
}

/** Repeats these words until the search has the maximum length. */
function searchOf(words: readonly string[]): string {
  const text = `${words.join(' ')} `
    .repeat(listJobsRules.search.maxLength)
    .slice(0, listJobsRules.search.maxLength);
  return encodeURIComponent(text.trim());
}

const [input = ''] = process.argv.slice(2);
const { address, from, connections } = JSON.parse(input) as AttackOptions;
const agent = new Agent({ keepAlive: true, maxSockets: connections, localAddress: from });
const paths = expensivePaths();
const outcomes: Outcomes = {};
let isOver = false;

async function sendRepeatedly(): Promise<void> {
  while (!isOver) {
    const outcome = await outcomeOf(address + paths.next().value, { agent });
    // A request that fails because the attack is being ended does not count as a failure of the server.
    if (!isOver) countOutcome(outcomes, outcome);
  }
}

for (let connection = 0; connection < connections; connection += 1) void sendRepeatedly();
await once(process, 'message');
isOver = true;
agent.destroy();
process.send?.(outcomes);
