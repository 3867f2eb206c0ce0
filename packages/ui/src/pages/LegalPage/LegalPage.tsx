'use client';

import type { Language, LegalKind, LegalText } from '@skillharbor/contract';
import { PageBody } from '../../layout/PageBody/PageBody.tsx';
import { useLayoutMessages } from '../../messages/useLayoutMessages.ts';
import { useLegalMessages } from '../../messages/useLegalMessages.ts';
import { useTransparencyMessages } from '../../messages/useTransparencyMessages.ts';
import { Disclosure } from '../../primitives/Disclosure/Disclosure.tsx';
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
  /** The language of the page. The text may have no translation into it. */
  language: Language;
  text: Loadable<LegalText>;
  /** Returns the address of a version, or of the version in force if the number is null. */
  versionHref: (version: number | null) => string;
  /** The address of the page with the yearly moderation statistics. The page about the rules links to it. */
  transparencyHref: string;
}

/** Shows a legal text of the installation, such as its rules. */
export function LegalPage({ kind, language, text, versionHref, transparencyHref }: LegalPageProps) {
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
              {!isInForce(data) && (
                <Notice tone="warning">
                  {messages.old} <Link href={versionHref(null)}>{messages.readPresent}</Link>
                </Notice>
              )}
              {data.language !== language && <Notice tone="info">{messages.onlyInEnglish}</Notice>}
              <Markdown language={data.language}>{data.markdown}</Markdown>
              <Text size="small" tone="muted">
                {messages.version(format.number(data.version), format.date(data.published_at))}
              </Text>
              {data.versions.length > 1 && <Versions text={data} versionHref={versionHref} />}
              {kind === 'rules' && <Link href={transparencyHref}>{transparency.title}</Link>}
            </Stack>
          )}
        </LoadableContent>
      </Stack>
    </PageBody>
  );
}

const isInForce = ({ version, versions }: LegalText) => version === versions[0]?.version;

/** Lists all versions with their dates, and says which of them is in force and which is shown. */
function Versions({ text, versionHref }: { text: LegalText; versionHref: LegalPageProps['versionHref'] }) {
  const messages = useLegalMessages().page;
  const format = useFormat();
  const [present] = text.versions;
  return (
    <Disclosure summary={messages.versions}>
      <Stack as="ul" space="8">
        {text.versions.map((one) => {
          const isPresent = one === present;
          const label = messages.version(format.number(one.version), format.date(one.published_at));
          return (
            <li key={one.version}>
              {one.version === text.version ? (
                <Text as="span">{label}</Text>
              ) : (
                <Link href={versionHref(isPresent ? null : one.version)}>{label}</Link>
              )}
              {isPresent && (
                <Text as="span" tone="muted">
                  {' '}
                  {messages.inForce}
                </Text>
              )}
            </li>
          );
        })}
      </Stack>
    </Disclosure>
  );
}
