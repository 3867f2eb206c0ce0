'use client';

import type { AgreementTerms as Terms } from '@skillharbor/contract';
import type { ReactNode } from 'react';
import { useAgreementMessages } from '../../messages/useAgreementMessages.ts';
import { DescriptionList } from '../../primitives/DescriptionList/DescriptionList.tsx';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { Prose } from '../../primitives/Prose/Prose.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { shortTerms, useAgreementWords } from './useAgreementWords.ts';

export interface AgreementTermsProps {
  /** The agreed terms. */
  terms: Terms;
}

/**
 * Shows the terms in one version of an agreement.
 *
 * @use Wherever the client and the freelancer read the same terms: before they confirm them, and afterwards.
 * @screenreader heading: the name of each long part.
 */
export function AgreementTerms({ terms }: AgreementTermsProps) {
  const { words } = useAgreementMessages();
  const say = useAgreementWords();
  return (
    <Stack space="24">
      <DescriptionList
        layout="short"
        items={shortTerms.map((term) => ({
          term: words.parts[term],
          value: <bdi>{say.short(terms, term)}</bdi>,
        }))}
      />
      <Part title={words.parts.scope}>
        <Prose>{terms.scope}</Prose>
      </Part>
      <Part title={words.parts.deliverables}>
        <Prose>{say.deliverables(terms)}</Prose>
      </Part>
      {terms.notes.trim() !== '' && (
        <Part title={words.parts.notes}>
          <Prose>{terms.notes}</Prose>
        </Part>
      )}
    </Stack>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Stack space="8">
      <Heading level={3} size="tiny">
        {title}
      </Heading>
      {children}
    </Stack>
  );
}
