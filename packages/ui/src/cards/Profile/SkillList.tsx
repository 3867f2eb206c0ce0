'use client';

import type { Freelancer } from '@skillharbor/contract';
import { useFreelancerMessages } from '../../messages/useFreelancerMessages.ts';
import { skill, skills } from './Profile.css.ts';

/** Lists a freelancer's skills in the language of the page. */
export function SkillList({ freelancer }: { freelancer: Pick<Freelancer, 'skills'> }) {
  const { skillName } = useFreelancerMessages();
  return (
    <ul role="list" className={skills}>
      {freelancer.skills.map(({ id, name }) => (
        <li key={id} className={skill}>
          {skillName(name)}
        </li>
      ))}
    </ul>
  );
}
