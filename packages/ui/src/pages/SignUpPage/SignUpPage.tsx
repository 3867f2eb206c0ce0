'use client';

import type { Freelancer, Registration, Role, SignUpOffer, SignUps } from '@skillharbor/contract';
import { SignUpForm } from '../../forms/SignUpForm/SignUpForm.tsx';
import { PageBody } from '../../layout/PageBody/PageBody.tsx';
import { useAccountMessages } from '../../messages/useAccountMessages.ts';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { Link } from '../../primitives/Link/Link.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import type { Loadable, Submission } from '../../primitives/state.ts';
import { Admission } from './Admission.tsx';
import { WhyJoin } from './WhyJoin.tsx';
import { columns } from './WhyJoin.css.ts';

export interface SignUpPageProps {
  tab: Role;
  onTabChange: (tab: Role) => void;
  /** The legal texts that apply. There may be none. */
  legalTexts?: readonly { href: string; label: string }[];
  submission: Submission;
  onSubmit: (registration: Registration) => void;
  signInHref: string;
  /** Whether everyone can sign up, only those with an invitation, or nobody. */
  signUps: SignUps;
  /** The invitation of the link that the visitor followed, or null without one. It does not count while everyone can sign up. */
  offer: Loadable<SignUpOffer> | null;
  /** A freelancer whom everyone can see in the directory, or null if there is none with a portrait. */
  person: Freelancer | null;
}

/** Lets visitors sign up, as freelancers or as clients, and says why to join. */
export function SignUpPage({ signInHref, signUps, offer, person, ...form }: SignUpPageProps) {
  const messages = useAccountMessages().signUp;
  return (
    <PageBody width="assistedForm">
      <div className={columns}>
        <Stack space="32">
          <Stack space="8">
            <Heading level={1}>{messages.title}</Heading>
            <Text tone="muted">
              {messages.haveAccount} <Link href={signInHref}>{messages.signIn}</Link>
            </Text>
          </Stack>
          {signUps === 'open' ? (
            <SignUpForm {...form} />
          ) : (
            <Admission signUps={signUps} offer={offer}>
              {(email) => <SignUpForm {...form} {...(email !== null && { email })} />}
            </Admission>
          )}
        </Stack>
        <WhyJoin role={form.tab} person={person} />
      </div>
    </PageBody>
  );
}
