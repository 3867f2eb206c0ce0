'use client';

import { portfolioPieceInputRules as rules } from '@skillharbor/contract';
import type { PortfolioPiece } from '@skillharbor/contract';
import { PieceCover } from '../../cards/PortfolioGallery/PieceCover.tsx';
import { usePreview } from '../../forms/usePreview.ts';
import { useFreelancerMessages } from '../../messages/useFreelancerMessages.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { Dialog } from '../../primitives/Dialog/Dialog.tsx';
import { FileField } from '../../primitives/FileField/FileField.tsx';
import { Form } from '../../primitives/Form/Form.tsx';
import { useForm } from '../../primitives/Form/useForm.ts';
import { SubmitButton } from '../../primitives/FormActions/SubmitButton.tsx';
import { TextField } from '../../primitives/TextField/TextField.tsx';
import { useFileLimit, useFormat } from '../../primitives/UiProvider/context.ts';
import type { RestoredDraft, Submission } from '../../primitives/state.ts';
import { useAttempt } from '../useAttempt.ts';
import * as styles from './PortfolioPieceModal.css.ts';
import { pieceInput, pieceValues, validatePiece } from './pieceValues.ts';
import type { PieceInput, PieceValues } from './pieceValues.ts';

export interface PortfolioPieceModalProps {
  open: boolean;
  onClose: () => void;
  /** The piece to edit, or null for a new one. Use a different React key for each piece. */
  piece: PortfolioPiece | null;
  submission: Submission;
  onSubmit: (values: PieceInput) => void;
  /** The values restored from a draft. */
  initial?: PieceValues | undefined;
  draft?: RestoredDraft | undefined;
  onDirtyChange?: ((dirty: boolean) => void) | undefined;
  onValuesChange?: ((values: PieceValues) => void) | undefined;
}

/**
 * Adds a piece of work, or changes an existing one. The modal does not close while it saves. Closing keeps the typed
 * text, and Cancel discards it.
 *
 * @use On the freelancer's own profile.
 * @keyboard Escape: closes the modal, but keeps the typed text.
 * @screenreader dialog: its title.
 */
export function PortfolioPieceModal(props: PortfolioPieceModalProps) {
  const { open, onClose, piece, onSubmit } = props;
  const messages = useFreelancerMessages().piece;
  const format = useFormat();
  const fileLimit = useFileLimit(rules.picture.maxBytes);
  const { submission, begin, forget } = useAttempt(props.submission);
  const saved = pieceValues(piece);
  const pictured = piece !== null && piece.picture !== null;
  const form = useForm({
    ...props,
    submission,
    initial: props.initial ?? saved,
    saved,
    labels: messages.labels,
    hints: { ...messages.hints, picture: messages.pictureHint(format.fileSize(fileLimit)) },
    rules,
    optional: ['link', 'picture'],
    validate: (values) => validatePiece(values, pictured, messages, format),
    onSubmit: (values) => {
      begin();
      onSubmit(pieceInput(values));
    },
  });
  const { title, picture } = form.values;
  const preview = usePreview(picture);
  const shown = preview ?? piece?.picture ?? null;

  function close() {
    if (form.pending) return;
    forget();
    onClose();
  }

  return (
    <Dialog
      open={open}
      onClose={close}
      title={piece ? messages.editTitle : messages.addTitle}
      description={messages.intro}
      actions={
        <>
          <Button
            onClick={() => {
              if (!form.pending) form.reset(saved);
              close();
            }}
          >
            {messages.cancel}
          </Button>
          <SubmitButton
            form={form}
            messages={{
              submit: piece ? messages.submitEdit : messages.submitNew,
              submitting: messages.submitting,
            }}
          />
        </>
      }
    >
      <Form form={form}>
        <TextField {...form.field('title')} />
        <TextField {...form.field('link')} type="url" />
        <div className={styles.picture}>
          {shown !== null && (
            <div className={styles.preview}>
              <PieceCover title={title} picture={shown} picture_2x={null} />
            </div>
          )}
          <div className={styles.field}>
            <FileField
              {...form.field('picture')}
              accept={rules.picture.fileExtensions}
              maxBytes={rules.picture.maxBytes}
              progress={picture && submission.status === 'submitting' ? submission.progress : undefined}
            />
          </div>
        </div>
      </Form>
    </Dialog>
  );
}
