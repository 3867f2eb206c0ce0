'use client';

import { useAdviceMessages } from '../../messages/useAdviceMessages.ts';
import { Dialog } from '../../primitives/Dialog/Dialog.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { useFormat } from '../../primitives/UiProvider/context.ts';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { adviceFor } from './jobAdvice.ts';
import * as styles from './JobAssistant.css.ts';
import { CardPreview, PagePreview } from './JobPreview.tsx';
import { jobInput } from '../JobForm/jobValues.ts';
import type { JobValues } from '../JobForm/jobValues.ts';
import { previewOf } from './previewOf.ts';
import type { PreviewContext } from './previewOf.ts';
import { Suggestions } from './Suggestions.tsx';

export interface JobAssistantProps extends PreviewContext {
  /** The values of the form. */
  values: JobValues;
  /** The values of the form when the user last paused. */
  settled: JobValues;
  /** True while the dialog with the whole preview is open. */
  open: boolean;
  onOpen: () => void;
  onClose: () => void;
}

/**
 * Shows the preview, which changes with each key, and the suggestions, which change when the user pauses.
 *
 * @use Beside {@link JobForm}.
 * @content A suggestion says what freelancers miss. The client may always ignore it.
 * @screenreader status: the suggestions, once the user pauses.
 * @screenreader dialog: the preview, if there is no room beside the form.
 */
export function JobAssistant(props: JobAssistantProps) {
  const { values, settled, company, savedJob, today, open, onOpen, onClose } = props;
  const { preview, suggestions } = useAdviceMessages();
  const format = useFormat();
  const advice = adviceFor({ ...jobInput(settled), company: company?.company, today });
  const count = advice.length === 0 ? '' : suggestions.count(advice.length, format.number(advice.length));
  const job = previewOf(values, { company, savedJob, today }, preview.placeholders);

  return (
    <>
      <VisuallyHidden role="status">{count}</VisuallyHidden>
      <div className={styles.narrowOnly}>
        <Text size="small" tone="muted" align="center">
          {count}
        </Text>
      </div>
      <div className={styles.wideOnly}>
        <Stack space="32">
          <Stack space="12">
            <Heading level={2} size="small">
              {preview.title}
            </Heading>
            <CardPreview job={job} today={today} />
            <Button fullWidth onClick={onOpen}>
              {preview.openPage}
            </Button>
          </Stack>
          <Suggestions advice={advice} />
        </Stack>
      </div>
      <Dialog
        open={open}
        onClose={onClose}
        size="wide"
        title={preview.title}
        description={preview.explanation}
      >
        <Stack space="32">
          <Suggestions advice={advice} />
          <Stack space="12">
            <Heading level={3}>{preview.card}</Heading>
            <CardPreview job={job} today={today} />
          </Stack>
          <Stack space="12">
            <Heading level={3}>{preview.page}</Heading>
            <PagePreview job={job} today={today} />
          </Stack>
        </Stack>
      </Dialog>
    </>
  );
}
