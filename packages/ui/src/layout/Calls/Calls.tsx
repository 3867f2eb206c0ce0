'use client';

import { Heading, LinkButton, Text, useMessages } from '../../primitives/index.ts';
import { PageBody } from '../PageBody/PageBody.tsx';
import { call, calls, words as wordsStyle } from './Calls.css.ts';

export interface CallsProps {
  signUpFreelancerHref: string;
  signUpClientHref: string;
}

/** How to begin, for each role: the end of a page for visitors. */
export function Calls({ signUpFreelancerHref, signUpClientHref }: CallsProps) {
  const words = useMessages().site.calls;
  const hrefs = { freelancer: signUpFreelancerHref, client: signUpClientHref };
  return (
    <PageBody spacing="none">
      <div className={calls}>
        {(['freelancer', 'client'] as const).map((role) => (
          <section key={role} className={call({ role })}>
            <div className={wordsStyle}>
              <Heading level={2}>{words[role].title}</Heading>
              <Text tone={role === 'client' ? 'muted' : 'standard'}>{words[role].text}</Text>
            </div>
            <LinkButton href={hrefs[role]} variant={role === 'freelancer' ? 'primary' : 'secondary'}>
              {words[role].action}
            </LinkButton>
          </section>
        ))}
      </div>
    </PageBody>
  );
}
