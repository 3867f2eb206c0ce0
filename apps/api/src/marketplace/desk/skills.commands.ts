/** Adds, renames and merges skills, and logs which operator has done so. */
import type { SkillInput } from '@skillharbor/contract';
import type { Queries } from '../../platform/database/tables.ts';
import type { Clock } from '../../platform/time/clock.ts';
import {
  findSkill,
  hasSkillNamed,
  insertSkill,
  lockAllSkills,
  replaceSkill,
  writeSkill,
} from '../accounts/skills.repository.ts';
import { writeLog } from '../moderation/log.repository.ts';
import type { LogEntry } from '../moderation/log.repository.ts';
import { recordPeople } from '../savedSearches/people.repository.ts';
import { listSearchesBySkills, replaceSkillInSearches } from '../savedSearches/savedSearches.repository.ts';

interface Services {
  queries: Queries;
  clock: Clock;
}

type Outcome = 'done' | 'not found' | 'exists';

/** Changes skills in a transaction during which no other operator can change skills. */
async function change(
  { queries, clock }: Services,
  operatorId: number,
  act: (
    transaction: Queries,
    log: (action: LogEntry['action'], details: LogEntry['details']) => Promise<void>,
    now: Date,
  ) => Promise<Outcome>,
): Promise<Outcome> {
  const at = clock();
  return queries.transaction().execute(async (transaction) => {
    await lockAllSkills(transaction);
    const log = (action: LogEntry['action'], details: LogEntry['details']) =>
      writeLog(transaction, { at, actorId: operatorId, caseId: null, action, details });
    return act(transaction, log, at);
  });
}

const trimmed = ({ name, category }: SkillInput): SkillInput => ({
  name: name.trim(),
  category: category.trim(),
});

export const addSkill = (services: Services, operatorId: number, input: SkillInput): Promise<Outcome> =>
  change(services, operatorId, async (transaction, log) => {
    const skill = trimmed(input);
    if (await hasSkillNamed(transaction, skill.name, 0)) return 'exists';
    await insertSkill(transaction, skill);
    await log('skill_added', { skill: skill.name, before: null, after: skill.category });
    return 'done';
  });

export const changeSkill = (
  services: Services,
  operatorId: number,
  id: number,
  input: SkillInput,
): Promise<Outcome> =>
  change(services, operatorId, async (transaction, log) => {
    const before = await findSkill(transaction, id);
    if (!before) return 'not found';
    const after = trimmed(input);
    if (await hasSkillNamed(transaction, after.name, id)) return 'exists';
    await writeSkill(transaction, id, after);
    for (const part of ['name', 'category'] as const)
      if (before[part] !== after[part])
        await log('skill_changed', { skill: before.name, before: before[part], after: after[part] });
    return 'done';
  });

/**
 * Merges one skill into another. A freelancer who has both skills keeps only the second one, and saved searches for the
 * first skill become searches for the second. Freelancers whom a saved search finds only because of the merge do not
 * count as new.
 */
export const mergeSkill = (
  services: Services,
  operatorId: number,
  { from, into }: { from: number; into: number },
): Promise<Outcome> =>
  change(services, operatorId, async (transaction, log, now) => {
    const before = await findSkill(transaction, from);
    const after = await findSkill(transaction, into);
    if (!before || !after || from === into) return 'not found';
    const searches = await listSearchesBySkills(transaction, [from, into]);
    for (const search of searches) await recordPeople(transaction, search, now);
    const freelancers = await replaceSkill(transaction, from, into);
    await replaceSkillInSearches(transaction, from, into);
    for (const { newFrom, ...search } of searches) await recordPeople(transaction, search, newFrom);
    const searchCount = searches.length;
    await log('skill_merged', {
      skill: before.name,
      before: before.name,
      after: after.name,
      freelancers,
      searches: searchCount,
    });
    return 'done';
  });
