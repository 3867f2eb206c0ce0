'use client';

import { legalKindValues } from '@skillharbor/contract';
import type { LegalHistory, LegalKind } from '@skillharbor/contract';
import { LegalTextForm, legalTextValues } from '../../forms/LegalTextForm/LegalTextForm.tsx';
import { legalLanguages } from '../../forms/LegalTextForm/legalTextValues.ts';
import type { LegalTextFormProps } from '../../forms/LegalTextForm/LegalTextForm.tsx';
import { DeskFrame } from '../../layout/DeskFrame/DeskFrame.tsx';
import type { DeskHrefs } from '../../layout/DeskFrame/DeskFrame.tsx';
import { useDeskMessages } from '../../messages/useDeskMessages.ts';
import { useLayoutMessages } from '../../messages/useLayoutMessages.ts';
import { ChoiceLinks } from '../../primitives/ChoiceLinks/ChoiceLinks.tsx';
import { Link } from '../../primitives/Link/Link.tsx';
import { LoadableContent } from '../../primitives/LoadableContent/LoadableContent.tsx';
import { Section } from '../../primitives/Section/Section.tsx';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { Spinner } from '../../primitives/Spinner/Spinner.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Table } from '../../primitives/Table/Table.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { useFormat } from '../../primitives/UiProvider/context.ts';
import { useLanguageName } from '../../primitives/UiProvider/useLanguageName.ts';
import type { Loadable } from '../../primitives/state.ts';

export interface LegalTextsPageProps {
  kind: LegalKind;
  /** Returns the address of this page for another text. */
  kindHref: (kind: LegalKind) => string;
  /** The versions of the text, newest first. */
  history: Loadable<LegalHistory>;
  /** The props of the form for a new version, except the values that come from the newest version. */
  editing: Omit<LegalTextFormProps, 'saved' | 'version' | 'initial'> & {
    /** If the key changes, the form is reset. */
    formKey: string;
    fill: <Values extends object>(values: Values) => Values;
  };
  /** The addresses of the desk's pages. */
  deskHrefs: DeskHrefs;
  /** The public address of the text. */
  publicHref: string;
}

/** Lets operators write the legal texts of the installation, and lists the published versions. */
export function LegalTextsPage(props: LegalTextsPageProps) {
  const { kind, kindHref, history, editing, deskHrefs, publicHref } = props;
  const messages = useDeskMessages().legal;
  const { legalTexts } = useLayoutMessages();
  const { formKey, fill, ...form } = editing;
  return (
    <DeskFrame part="legal" hrefs={deskHrefs} title={messages.title} lead={messages.lead}>
      <ChoiceLinks
        label={messages.kinds}
        choices={legalKindValues.map((one) => ({
          href: kindHref(one),
          label: legalTexts[one],
          current: one === kind,
        }))}
      />
      <LoadableContent
        of={history}
        skeleton={
          <Stack space="12">
            <Spinner label={messages.loading} />
            <Skeleton shape="block" height="20rem" />
          </Stack>
        }
      >
        {(data) => {
          const version = data.versions[0]?.version ?? 0;
          const saved = legalTextValues(data);
          return (
            <Stack space="48">
              <Section title={legalTexts[kind]}>
                <LegalTextForm
                  key={`${formKey} ${kind} ${version}`}
                  {...form}
                  saved={saved}
                  initial={fill(saved)}
                />
              </Section>
              <Section title={messages.versions}>
                {version === 0 ? (
                  <Text tone="muted">{messages.none}</Text>
                ) : (
                  <Stack space="16">
                    <Versions versions={data.versions} />
                    <div>
                      <Link href={publicHref}>{messages.see}</Link>
                    </div>
                  </Stack>
                )}
              </Section>
            </Stack>
          );
        }}
      </LoadableContent>
    </DeskFrame>
  );
}

function Versions({ versions }: Pick<LegalHistory, 'versions'>) {
  const messages = useDeskMessages().legal;
  const { columns } = messages;
  const languageName = useLanguageName();
  const format = useFormat();
  return (
    <Table
      label={messages.versions}
      columns={[
        { label: columns.version },
        { label: columns.published },
        { label: columns.by },
        { label: columns.languages },
        { label: columns.asked },
      ]}
      rows={versions.map((one) => ({
        key: one.version,
        cells: [
          format.number(one.version),
          format.date(one.published_at),
          <bdi key="by">{one.published_by ?? messages.unknown}</bdi>,
          format.list(
            legalLanguages.filter((language) => one.languages.includes(language)).map(languageName),
          ),
          one.asks_members ? messages.asked : messages.notAsked,
        ],
      }))}
    />
  );
}
