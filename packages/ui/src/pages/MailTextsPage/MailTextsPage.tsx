'use client';

import { languageValues } from '@skillharbor/contract';
import type { MailTextSummary } from '@skillharbor/contract';
import type { DeskHrefs } from '../../layout/DeskFrame/DeskFrame.tsx';
import { DeskList } from '../../layout/DeskList/DeskList.tsx';
import { itemsMatching } from '../../layout/DeskList/itemsMatching.ts';
import { useDeskMessages } from '../../messages/useDeskMessages.ts';
import { Link } from '../../primitives/Link/Link.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Table } from '../../primitives/Table/Table.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { useFormat } from '../../primitives/UiProvider/context.ts';
import { useLanguageName } from '../../primitives/UiProvider/useLanguageName.ts';
import type { Loadable } from '../../primitives/state.ts';

export interface MailTextsPageProps {
  /** The mails whose text operators can change. */
  mails: Loadable<readonly MailTextSummary[]>;
  /** The search text, which the page looks for in the subjects and the names of the mails. */
  search: string;
  /** Called with the words for which the user searches. */
  onSearch: (search: string) => void;
  /** Returns the address of a mail's page. */
  mailHref: (name: string) => string;
  hrefs: DeskHrefs;
}

/** Lists the mails whose text operators can change. */
export function MailTextsPage({ mails, search, onSearch, mailHref, hrefs }: MailTextsPageProps) {
  const messages = useDeskMessages().mailTexts;
  const { columns } = messages;
  const languageName = useLanguageName();
  const format = useFormat();
  return (
    <DeskList
      part="mailTexts"
      hrefs={hrefs}
      messages={messages}
      search={search}
      maxLength={60}
      onSearch={onSearch}
      items={mails}
      filter={(all) => itemsMatching(all, search, ({ name, subject }) => [name, subject])}
    >
      {(found) => (
        <Table
          label={messages.title}
          columns={[{ label: columns.subject, kind: 'text' }, { label: columns.changed }]}
          rows={found.map(({ name, subject, changed }) => ({
            key: name,
            cells: [
              <Stack key="subject" space="4">
                <Link href={mailHref(name)}>
                  <bdi translate="no">{subject}</bdi>
                </Link>
                <Text size="small" tone="muted">
                  <bdi translate="no">{name}</bdi>
                </Text>
              </Stack>,
              changed.length === 0
                ? messages.unchanged
                : format.list(languageValues.filter((one) => changed.includes(one)).map(languageName)),
            ],
          }))}
        />
      )}
    </DeskList>
  );
}
