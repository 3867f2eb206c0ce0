'use client';

import { legalKindValues, signUpsValues, staffRoleValues } from '@skillharbor/contract';
import type { DeskLogEntry } from '@skillharbor/contract';
import { excerpt, settingNames } from '@skillharbor/prose';
import type { desk } from '../../messages/desk.ts';
import { useDeskMessages } from '../../messages/useDeskMessages.ts';
import { useLayoutMessages } from '../../messages/useLayoutMessages.ts';
import { Table } from '../../primitives/Table/Table.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { useFormat } from '../../primitives/UiProvider/context.ts';

/**
 * Returns true if a command on the server made the entry. Only commands change roles. Every other entry without an
 * author was made by a former member.
 */
const isOfCommand = ({ action }: DeskLogEntry) => action === 'role_granted' || action === 'role_removed';

const brandParts = ['name', 'accent', 'logo'] as const;

/** Returns the text for the name or the value of a setting. The value of a limit is a number, which stays as it is. */
function settingText(text: string, { labels, signUps, states }: (typeof desk)['settings']): string {
  const name = settingNames.find((one) => one === text);
  if (name) return labels[name];
  const value = signUpsValues.find((one) => one === text);
  if (value) return signUps[value].label;
  return text === 'true' ? states.on : text === 'false' ? states.off : text;
}

/** Lists the actions of operators: what each operator did, and which value a change replaced. */
export function DeskLog({ entries }: { entries: readonly DeskLogEntry[] }) {
  const { overview: messages, settings, brand, invitations, legal } = useDeskMessages();
  const { legalTexts } = useLayoutMessages();
  const { logColumns: columns } = messages;
  const format = useFormat();

  /** Returns the text that the log shows for a name or a value of an entry. */
  function named({ action }: DeskLogEntry, text: string | null): string {
    if (text === null) return messages.none;
    if (action === 'legal_text_published') {
      const kind = legalKindValues.find((one) => one === text);
      return kind ? legalTexts[kind] : text;
    }
    if (action === 'brand_changed') {
      const part = brandParts.find((one) => one === text);
      return part ? brand.labels[part] : text;
    }
    if (action === 'setting_changed') return settingText(text, settings);
    if (action === 'mail_text_changed' || action === 'mail_text_reset') return excerpt(text);
    if (text === 'address' || text === 'link') return invitations.kinds[text];
    const role = staffRoleValues.find((one) => one === text);
    return role ? messages.roles[role] : text;
  }

  if (entries.length === 0) return <Text tone="muted">{messages.noLog}</Text>;
  return (
    <Table
      label={messages.log}
      columns={[
        { label: columns.at },
        { label: columns.by },
        { label: columns.action },
        { label: columns.about },
        { label: columns.before },
        { label: columns.after },
      ]}
      rows={entries.map((entry) => ({
        key: entry.id,
        cells: [
          format.dateTime(entry.at),
          <bdi key="by">{entry.by ?? (isOfCommand(entry) ? messages.byCommand : legal.unknown)}</bdi>,
          messages.actions[entry.action],
          <bdi key="about">{named(entry, entry.about)}</bdi>,
          named(entry, entry.before),
          named(entry, entry.after),
        ],
      }))}
    />
  );
}
