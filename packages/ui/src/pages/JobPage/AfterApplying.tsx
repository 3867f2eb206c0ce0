'use client';

import { Steps } from '../../layout/Steps/Steps.tsx';
import { useJobMessages } from '../../messages/useJobMessages.ts';
import { Section } from '../../primitives/Section/Section.tsx';

/** Says what an applicant can expect after applying. */
export function AfterApplying() {
  const { title, steps } = useJobMessages().job.afterApplying;
  return (
    <Section space="16" title={title}>
      <Steps level={3} items={steps} />
    </Section>
  );
}
