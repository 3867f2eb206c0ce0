'use client';

import type { ApplicantSkill } from '@skillharbor/contract';
import { Check } from 'lucide-react';
import { useFormat } from '../../primitives/UiProvider/context.ts';
import { useClientMessages } from '../../primitives/UiProvider/useClientMessages.ts';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './ApplicantCard.css.ts';

/** More than these are counted, unless the job names them. */
const MAX_SKILLS = 5;

/** What the applicant can do: what the job names first, with a mark. */
export function ApplicantSkills({ skills }: { skills: readonly ApplicantSkill[] }) {
  const messages = useClientMessages().desk.card;
  const format = useFormat();
  if (skills.length === 0) return null;
  const shown = skills.filter(({ is_named }, index) => is_named || index < MAX_SKILLS);
  const hidden = skills.length - shown.length;
  return (
    <ul role="list" aria-label={messages.skills} className={styles.skills}>
      {shown.map(({ id, name, is_named }) => (
        <li key={id} className={styles.skill({ named: is_named })}>
          {is_named && <Check />}
          {name}
          {is_named && <VisuallyHidden>{messages.named}</VisuallyHidden>}
        </li>
      ))}
      {hidden > 0 && <li className={styles.skill()}>{messages.moreSkills(format.number(hidden))}</li>}
    </ul>
  );
}
