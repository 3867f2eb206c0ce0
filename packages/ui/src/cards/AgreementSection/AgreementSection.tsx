'use client';

import type { Agreement } from '@skillharbor/contract';
import { useAgreementMessages } from '../../messages/useAgreementMessages.ts';
import { DescriptionList } from '../../primitives/DescriptionList/DescriptionList.tsx';
import { LinkButton } from '../../primitives/LinkButton/LinkButton.tsx';
import { LoadableContent } from '../../primitives/LoadableContent/LoadableContent.tsx';
import { Section } from '../../primitives/Section/Section.tsx';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { Spinner } from '../../primitives/Spinner/Spinner.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import type { Loadable } from '../../primitives/state.ts';
import { useAgreementWords } from '../AgreementTerms/useAgreementWords.ts';

export interface AgreementSectionProps {
  agreement: Loadable<Agreement>;
  /** The address of the agreement's page. */
  href: string;
}

/**
 * Shows the state of an agreement, with a link to its page.
 *
 * @use On the page of an accepted application, for the client and for the freelancer.
 * @screenreader link: opens the page of the agreement.
 */
export function AgreementSection({ agreement, href }: AgreementSectionProps) {
  const { title, section } = useAgreementMessages();
  return (
    <Section id="agreement" space="16" title={title}>
      <LoadableContent of={agreement} skeleton={<AgreementSkeleton />}>
        {(data) => (
          <Stack space="16">
            {data.terms === null ? <Text>{section.empty}</Text> : <Summary {...data} terms={data.terms} />}
            <div>
              <LinkButton href={href}>{data.state === 'empty' ? section.start : section.open}</LinkButton>
            </div>
          </Stack>
        )}
      </LoadableContent>
    </Section>
  );
}

function AgreementSkeleton() {
  const { section, words } = useAgreementMessages();
  const terms = [section.state, words.parts.pay, words.parts.start_date];
  return (
    <Stack space="16">
      <Spinner label={section.loading} />
      <DescriptionList
        layout="short"
        items={terms.map((term) => ({ term, value: <Skeleton width="8rem" height="1.5em" /> }))}
      />
      <Skeleton shape="block" width="12rem" height="2.5rem" />
    </Stack>
  );
}

function Summary({ state, terms }: Agreement & { terms: NonNullable<Agreement['terms']> }) {
  const { section, words } = useAgreementMessages();
  const say = useAgreementWords();
  return (
    <DescriptionList
      layout="short"
      items={[
        { term: section.state, value: words.states[state] },
        { term: words.parts.pay, value: <bdi>{say.short(terms, 'pay')}</bdi> },
        { term: words.parts.start_date, value: say.short(terms, 'start_date') },
      ]}
    />
  );
}
