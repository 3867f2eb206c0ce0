'use client';

import { Plus, Trash2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useAgreementMessages } from '../../messages/useAgreementMessages.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { DateField } from '../../primitives/DateField/DateField.tsx';
import { FieldRow } from '../../primitives/FieldRow/FieldRow.tsx';
import type { useForm } from '../../primitives/Form/useForm.ts';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { TextField } from '../../primitives/TextField/TextField.tsx';
import { useFormat } from '../../primitives/UiProvider/context.ts';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { group, legend } from './DeliverableFields.css.ts';
import type { AgreementValues } from './agreementValues.ts';
import { addDeliverable, positions, removeDeliverable, usedPositions } from './deliverableValues.ts';
import type { Position } from './deliverableValues.ts';

type AgreementFormController = ReturnType<typeof useForm<AgreementValues>>;

/**
 * Takes what is delivered, each with its day. The focus moves to the deliverable that is added, and back to the button after
 * one is removed.
 */
export function DeliverableFields({ form }: { form: AgreementFormController }) {
  const messages = useAgreementMessages().form;
  const format = useFormat();
  const ref = useRef<HTMLDivElement>(null);
  const [changed, setChanged] = useState<{ added: Position } | { removed: Position }>();
  const used = usedPositions(form.values);
  const next = positions.find((position) => position > used.length);

  useEffect(() => {
    if (!changed) return;
    const target = 'added' in changed ? `[name="deliverable_${changed.added}_title"]` : '[data-add] button';
    ref.current?.querySelector<HTMLElement>(target)?.focus();
  }, [changed]);

  return (
    <div ref={ref}>
      <Stack space="24" align="stretch">
        <Stack space="4">
          <Heading level={3} size="tiny">
            {messages.deliverables}
          </Heading>
          <Text tone="muted">{messages.deliverablesIntro}</Text>
        </Stack>
        {used.map((position) => (
          <fieldset key={position} className={group}>
            <legend className={legend}>{messages.deliverable(format.number(position))}</legend>
            <Stack space="16" align="stretch">
              <FieldRow>
                <TextField {...form.field(`deliverable_${position}_title`)} />
                <DateField {...form.field(`deliverable_${position}_due`)} />
              </FieldRow>
              <div>
                <Button
                  variant="quiet"
                  tone="critical"
                  icon={<Trash2 />}
                  onClick={() => {
                    form.change(removeDeliverable(form.values, position));
                    setChanged({ removed: position });
                  }}
                >
                  {messages.remove(format.number(position))}
                </Button>
              </div>
            </Stack>
          </fieldset>
        ))}
        {next !== undefined && (
          <div data-add>
            <Button
              icon={<Plus />}
              onClick={() => {
                form.change(addDeliverable(form.values));
                setChanged({ added: next });
              }}
            >
              {messages.add}
            </Button>
          </div>
        )}
        <VisuallyHidden role="status">
          {changed && 'removed' in changed && messages.removed(format.number(changed.removed))}
        </VisuallyHidden>
      </Stack>
    </div>
  );
}
