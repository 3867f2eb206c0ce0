'use client';

import { Eye } from 'lucide-react';
import { useState } from 'react';
import { useClientMessages } from '../../messages/useClientMessages.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { onDemand, useOnDemand } from '../../primitives/OnDemand/onDemand.ts';
import { useSettled } from '../../primitives/useSettled.ts';
import type { JobAssistantProps } from './JobAssistant.tsx';
import * as styles from './JobAssistant.css.ts';

const assistant = onDemand(() => import('./JobAssistant.tsx'));

export type JobAssistantSlotProps = Pick<JobAssistantProps, 'values' | 'company' | 'savedJob' | 'today'>;

/**
 * Reserves the place of the preview and the suggestions: a column beside a wide form, or a button below a narrow one.
 * They are loaded when the browser is idle. Their place already has its final size, so that nothing moves.
 */
export function JobAssistantSlot(props: JobAssistantSlotProps) {
  const { assistant: label } = useClientMessages().jobForm;
  const [open, setOpen] = useState(false);
  const loaded = useOnDemand(assistant, open);
  // The pause is measured from the form's first render, because the assistant may be loaded while the user types.
  const settled = useSettled(props.values);
  return (
    <section aria-label={label} className={styles.slot}>
      <div className={styles.narrowOnly}>
        <Button fullWidth icon={<Eye />} pending={open && !loaded} onClick={() => setOpen(true)}>
          {label}
        </Button>
      </div>
      {loaded && (
        <loaded.JobAssistant
          {...props}
          settled={settled}
          open={open}
          onOpen={() => setOpen(true)}
          onClose={() => setOpen(false)}
        />
      )}
    </section>
  );
}
