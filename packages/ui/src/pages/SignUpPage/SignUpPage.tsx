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
  /** The role of the open tab, in which the visitor signs up. */
  tab: Role;
  onTabChange: (tab: Role) => void;
  /** The legal texts of the site that apply to new members. There may be none. */
  legalTexts?: readonly { href: string; label: string }[];
  submission: Submission;
  onSubmit: (registration: Registration) => void;
  signInHref: string;
  /** Says who can sign up: everyone, only visitors with an invitation, or nobody. */
  signUps: SignUps;
  /**
   * The invitation that the visitor's link belongs to, or null without such a link. The invitation has no effect while
   * everyone can sign up.
   */
  offer: Loadable<SignUpOffer> | null;
  /** A publicly listed freelancer with a portrait, or null if there is none. */
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
