'use client';

import type { Language, LegalKind, LegalText } from '@skillharbor/contract';
import { PageBody } from '../../layout/PageBody/PageBody.tsx';
import { useLayoutMessages } from '../../messages/useLayoutMessages.ts';
import { useLegalMessages } from '../../messages/useLegalMessages.ts';
import { useTransparencyMessages } from '../../messages/useTransparencyMessages.ts';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { Link } from '../../primitives/Link/Link.tsx';
import { LoadableContent } from '../../primitives/LoadableContent/LoadableContent.tsx';
import { Markdown } from '../../primitives/Markdown/Markdown.tsx';
import { Notice } from '../../primitives/Notice/Notice.tsx';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { Spinner } from '../../primitives/Spinner/Spinner.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { useFormat } from '../../primitives/UiProvider/context.ts';
import type { Loadable } from '../../primitives/state.ts';

export interface LegalPageProps {
  kind: LegalKind;
  /** The language of the page, of which the text may have no translation. */
  language: Language;
  text: Loadable<LegalText>;
  /** The address of the yearly numbers of moderation, which follow the rules. */
  transparencyHref: string;
}

/** Shows a legal text of the installation, such as its rules. */
export function LegalPage({ kind, language, text, transparencyHref }: LegalPageProps) {
  const { legalTexts } = useLayoutMessages();
  const messages = useLegalMessages().page;
  const transparency = useTransparencyMessages();
  const format = useFormat();
  return (
    <PageBody width="reading">
      <Stack space="32">
        <Heading level={1}>{legalTexts[kind]}</Heading>
        <LoadableContent
          of={text}
          skeleton={
            <Stack space="12">
              <Spinner label={messages.loading} />
              <Skeleton shape="block" height="12rem" />
            </Stack>
          }
        >
          {(data) => (
            <Stack space="24">
              {data.language !== language && <Notice tone="info">{messages.onlyInEnglish}</Notice>}
              <Markdown language={data.language}>{data.markdown}</Markdown>
              <Text size="small" tone="muted">
                {messages.version(format.number(data.version), format.date(data.published_at))}
              </Text>
              {kind === 'rules' && <Link href={transparencyHref}>{transparency.title}</Link>}
            </Stack>
          )}
        </LoadableContent>
      </Stack>
    </PageBody>
  );
}
