'use client';

import { Steps } from '../../layout/Steps/Steps.tsx';
import { Section } from '../../primitives/Section/Section.tsx';
import { useJobMessages } from '../../primitives/UiProvider/useJobMessages.ts';

/** Says what an applicant can expect after applying. */
export function AfterApplying() {
  const { title, steps } = useJobMessages().job.afterApplying;
  return (
    <Section space="16" title={title}>
      <Steps level={3} items={steps} />
    </Section>
  );
}
