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
 * Reserves the space for the preview and the suggestions: a column beside a wide form, or a button below a narrow one.
 * Their code loads after the page. The space has its final size before that, so that nothing moves.
 */
export function JobAssistantSlot(props: JobAssistantSlotProps) {
  const { assistant: label } = useClientMessages().jobForm;
  const [open, setOpen] = useState(false);
  // Beside a wide form, the preview is visible from the start.
  const loaded = useOnDemand(assistant, true);
  // The user's pauses are detected here, from the form's first render on, because the code of the assistant may load
  // while the user types.
  const settled = useSettled(props.values);
  return (
    <section aria-label={label} aria-busy={!loaded} className={styles.slot}>
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
