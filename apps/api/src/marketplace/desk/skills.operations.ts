/** Lets operators add, rename and merge skills. */
import type { OperationsOf } from '../../contract/operations.ts';
import { badFields, conflict, created, notFound, ok } from '../../contract/responses.ts';
import type { Queries } from '../../platform/database/tables.ts';
import type { Clock } from '../../platform/time/clock.ts';
import { findSkill, listSkillUses } from '../accounts/skills.repository.ts';
import { addSkill, changeSkill, mergeSkill } from './skills.commands.ts';

interface Services {
  queries: Queries;
  clock: Clock;
}

export function skillOperations(
  services: Services,
): OperationsOf<'listSkillUses' | 'addSkill' | 'changeSkill' | 'mergeSkill'> {
  const { queries } = services;
  const skills = async () => ({ results: await listSkillUses(queries) });

  return {
    listSkillUses: async () => ok(await skills()),

    async addSkill({ body, person }) {
      const outcome = await addSkill(services, person.id, body);
      return outcome === 'done' ? created(await skills()) : conflict('skill_exists');
    },

    async changeSkill({ params: { skillId }, body, person }) {
      const outcome = await changeSkill(services, person.id, skillId, body);
      if (outcome === 'not found') return notFound;
      return outcome === 'done' ? ok(await skills()) : conflict('skill_exists');
    },

    async mergeSkill({ params: { skillId: from }, body: { into }, person }) {
      if (into === from || !(await findSkill(queries, into)))
        return badFields({ into: [{ code: 'skills_unknown', params: { skills: String(into) } }] });
      const outcome = await mergeSkill(services, person.id, { from, into });
      return outcome === 'done' ? ok(await skills()) : notFound;
    },
  };
}
