'use client';

import type { Applicant } from '@skillharbor/contract';
import { Check } from 'lucide-react';
import { useClientMessages } from '../../messages/useClientMessages.ts';
import { useFreelancerMessages } from '../../messages/useFreelancerMessages.ts';
import { useFormat } from '../../primitives/UiProvider/context.ts';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './ApplicantCard.css.ts';

/** The largest number of skills that are shown by name, unless the job names more. Further skills are only counted. */
const MAX_SKILLS = 5;

export const hasSkills = ({ skills, other_skills_count }: Applicant) =>
  skills.length + (other_skills_count ?? 0) > 0;

export interface ApplicantSkillsProps {
  applicant: Applicant;
  /** Omits the skills that the job does not name, for lists with little room. */
  namedOnly?: boolean;
}

/**
 * Lists the applicant's skills. The skills that the job names come first and have a mark. While the applicant's name is
 * hidden, the other skills are only counted.
 */
export function ApplicantSkills({ applicant, namedOnly = false }: ApplicantSkillsProps) {
  const messages = useClientMessages().review.card;
  const { skillName } = useFreelancerMessages();
  const format = useFormat();
  const skills = applicant.skills.filter(({ is_named }) => is_named || !namedOnly);
  const others = applicant.other_skills_count ?? 0;
  if (skills.length + others === 0) return null;
  const shown = skills.filter(({ is_named }, index) => is_named || index < MAX_SKILLS);
  const more = skills.length - shown.length;
  return (
    <ul role="list" aria-label={messages.skills} className={styles.skills}>
      {shown.map(({ id, name, is_named }) => (
        <li key={id} className={styles.skill({ named: is_named })}>
          {is_named && <Check />}
          {skillName(name)}
          {is_named && <VisuallyHidden>{messages.named}</VisuallyHidden>}
        </li>
      ))}
      {more > 0 && <li className={styles.skill()}>{messages.moreSkills(format.number(more))}</li>}
      {others > 0 && (
        <li className={styles.skill()}>{messages.hiddenSkills(others, format.number(others))}</li>
      )}
    </ul>
  );
}
