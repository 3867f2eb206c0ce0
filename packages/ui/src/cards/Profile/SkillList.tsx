'use client';

import type { FreelancerProfile } from '@skillharbor/contract';
import { useFreelancerMessages } from '../../messages/useFreelancerMessages.ts';
import { Text } from '../../primitives/Text/Text.tsx';
import { useFormat } from '../../primitives/UiProvider/context.ts';
import { skillEvidence } from './skillEvidence.ts';
import { proven, skill, skills } from './Profile.css.ts';

/** Lists a freelancer's skills in the language of the page. The skills that their work names come first. */
export function SkillList({ freelancer }: { freelancer: FreelancerProfile }) {
  const { skillName, facts } = useFreelancerMessages();
  const format = useFormat();
  const items = freelancer.skills.map(({ id, name }) => ({
    id,
    name: skillName(name),
    titles: skillEvidence(freelancer, name),
  }));
  return (
    <ul role="list" className={skills}>
      {items
        .toSorted((one, other) => Number(other.titles.length > 0) - Number(one.titles.length > 0))
        .map(({ id, name, titles }) =>
          titles.length === 0 ? (
            <li key={id} className={skill}>
              {name}
            </li>
          ) : (
            <li key={id} className={proven}>
              <Text as="span" weight="medium">
                {name}
              </Text>
              <Text as="span" size="small" tone="muted">
                {facts.namedIn(format.list(titles.map(facts.quoted)))}
              </Text>
            </li>
          ),
        )}
    </ul>
  );
}
