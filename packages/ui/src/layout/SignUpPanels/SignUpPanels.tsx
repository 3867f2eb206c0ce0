'use client';

import { useSiteMessages } from '../../messages/useSiteMessages.ts';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { LinkButton } from '../../primitives/LinkButton/LinkButton.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { PageBody } from '../PageBody/PageBody.tsx';
import { panel, panels, body as bodyStyle } from './SignUpPanels.css.ts';

export interface SignUpPanelsProps {
  /** The address of the page on which freelancers sign up. */
  signUpFreelancerHref: string;
  /** The address of the page on which clients sign up. */
  signUpClientHref: string;
}

/**
 * Invites visitors to sign up as freelancers or as clients, at the end of a page for visitors.
 *
 * @use After everything that can be read without an account.
 */
export function SignUpPanels({ signUpFreelancerHref, signUpClientHref }: SignUpPanelsProps) {
  const messages = useSiteMessages().signUpPanels;
  const hrefs = { freelancer: signUpFreelancerHref, client: signUpClientHref };
  return (
    <PageBody spacing="none">
      <div className={panels}>
        {(['freelancer', 'client'] as const).map((role) => (
          <section key={role} className={panel({ role })}>
            <div className={bodyStyle}>
              <Heading level={2}>{messages[role].title}</Heading>
              <Text tone={role === 'client' ? 'muted' : 'standard'}>{messages[role].text}</Text>
            </div>
            <LinkButton href={hrefs[role]} variant={role === 'freelancer' ? 'primary' : 'secondary'}>
              {messages[role].action}
            </LinkButton>
          </section>
        ))}
      </div>
    </PageBody>
  );
}
