'use client';

import type { MessageTemplate, MessageTemplateInput } from '@skillharbor/contract';
import { Bookmark, Trash2 } from 'lucide-react';
import { useLayoutEffect, useRef, useState } from 'react';
import { useClientMessages } from '../../messages/useClientMessages.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { Inline } from '../../primitives/Inline/Inline.tsx';
import { Select } from '../../primitives/Select/Select.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import type { Submission } from '../../primitives/state.ts';
import { KeepMessage } from './KeepMessage.tsx';
import { messageOf, templateOf, withMessage } from './templateText.ts';
import type { Places } from './templateText.ts';

/** The client's saved messages, and the callbacks that change them. */
export interface SavedMessages {
  templates: readonly MessageTemplate[];
  /** The state of the last request that saved or deleted a message. */
  change: Submission;
  /** Saves a message. It replaces an earlier message with the same kind and name. */
  onKeep: (template: MessageTemplateInput) => void;
  onRemove: (template: MessageTemplate) => void;
}

export interface MessageTemplatesProps {
  kind: MessageTemplate['kind'];
  savedMessages: SavedMessages;
  /** The names that replace the placeholders of a saved message. */
  places: Places;
  /** The text of the message that the user has typed so far. */
  text: string;
  /** The initial text of the field. A chosen message replaces it. */
  suggested?: string;
  /** Called with the text that the user chooses. */
  onUse: (text: string) => void;
}

/**
 * Lets the client use a saved message, or save the message in the field above.
 *
 * @use Below the field of every message that a client writes.
 * @screenreader combobox: which saved message to use.
 */
export function MessageTemplates({
  kind,
  savedMessages,
  places,
  text,
  suggested,
  onUse,
}: MessageTemplatesProps) {
  const messages = useClientMessages().messageTemplates;
  const [chosenId, setChosenId] = useState('');
  const [isNaming, setIsNaming] = useState(false);
  const templates = savedMessages.templates.filter((template) => template.kind === kind);
  const chosen = templates.find(({ id }) => String(id) === chosenId);

  const keepButton = useRef<HTMLButtonElement>(null);
  const wasNaming = useRef(false);
  // The focus moves before the result is painted. Later, it could leave a field in which the user already types.
  useLayoutEffect(() => {
    if (wasNaming.current && !isNaming) keepButton.current?.focus();
    wasNaming.current = isNaming;
  }, [isNaming]);

  const use = (id: string) => {
    const next = templates.find((template) => String(template.id) === id);
    if (!next) return;
    const before = chosen ? messageOf(chosen.text, places) : suggested;
    onUse(withMessage(text, messageOf(next.text, places), before));
    setChosenId(id);
  };

  if (isNaming) {
    return (
      <KeepMessage
        text={templateOf(text, places)}
        initialName={chosen?.name ?? ''}
        submission={savedMessages.change}
        onKeep={(name) => savedMessages.onKeep({ kind, name, text: templateOf(text, places) })}
        onDone={() => setIsNaming(false)}
      />
    );
  }
  return (
    <Stack space="8">
      {templates.length > 0 && (
        <Select
          name="template"
          label={messages.use}
          value={chosen ? chosenId : ''}
          options={templates.map(({ id, name }) => ({ value: String(id), label: name }))}
          onChange={use}
        />
      )}
      <Inline space="8">
        {text.trim() !== '' && (
          <Button
            ref={keepButton}
            variant="quiet"
            flush
            icon={<Bookmark />}
            onClick={() => setIsNaming(true)}
          >
            {messages.keep}
          </Button>
        )}
        {chosen && (
          <Button variant="quiet" flush icon={<Trash2 />} onClick={() => savedMessages.onRemove(chosen)}>
            {messages.remove(chosen.name)}
          </Button>
        )}
      </Inline>
      {savedMessages.change.status === 'failed' && (
        <div role="alert">
          <Text size="small" tone="critical">
            {savedMessages.change.message ?? messages.failed}
          </Text>
        </div>
      )}
    </Stack>
  );
}
