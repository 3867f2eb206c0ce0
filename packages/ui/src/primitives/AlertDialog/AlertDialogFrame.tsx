'use client';

import { AlertDialog as BaseAlertDialog } from '@base-ui/react/alert-dialog';
import { useRef } from 'react';
import type { ReactNode } from 'react';
import { Button } from '../Button/Button.tsx';
import * as frame from '../Dialog/dialogFrame.css.ts';
import { heading } from '../Heading/Heading.css.ts';
import { Notice } from '../Notice/Notice.tsx';
import { Stack } from '../Stack/Stack.tsx';

export interface AlertDialogProps {
  open: boolean;
  /** The question that the dialog asks. */
  title: string;
  /** A text about the consequences of confirming. */
  children?: ReactNode;
  /** The label of the button that does what the dialog asks about. */
  confirmLabel: string;
  /** The label of the button that closes the dialog and changes nothing. */
  cancelLabel: string;
  tone?: 'accent' | 'critical';
  pending?: boolean;
  /** What the confirming button says while it is pending. */
  pendingLabel?: string;
  /** A sentence that explains why the action failed. */
  error?: string;
  onConfirm: () => void;
  onCancel: () => void;
}

export function AlertDialogFrame(props: AlertDialogProps) {
  const {
    open,
    title,
    confirmLabel,
    cancelLabel,
    tone = 'accent',
    pending = false,
    error,
    onConfirm,
    onCancel,
  } = props;
  const cancelButton = useRef<HTMLButtonElement>(null);
  const cancel = () => {
    if (!pending) onCancel();
  };
  return (
    <BaseAlertDialog.Root open={open} onOpenChange={(next) => !next && cancel()}>
      <BaseAlertDialog.Portal>
        <BaseAlertDialog.Backdrop className={frame.backdrop} />
        <BaseAlertDialog.Viewport className={frame.viewport}>
          {/* The dialog opens with the focus on the safe button. */}
          <BaseAlertDialog.Popup className={frame.popup({ size: 'small' })} initialFocus={cancelButton}>
            <div className={frame.header}>
              <BaseAlertDialog.Title className={heading({ size: 'small' })}>{title}</BaseAlertDialog.Title>
            </div>
            {(props.children || error) && (
              <div className={frame.body}>
                <Stack space="16">
                  {props.children && (
                    <BaseAlertDialog.Description render={<div />} className={frame.description}>
                      {props.children}
                    </BaseAlertDialog.Description>
                  )}
                  {error && <Notice tone="critical">{error}</Notice>}
                </Stack>
              </div>
            )}
            <div className={frame.actions}>
              <Button ref={cancelButton} onClick={cancel}>
                {cancelLabel}
              </Button>
              <Button
                variant="primary"
                tone={tone}
                pending={pending}
                pendingLabel={props.pendingLabel}
                onClick={onConfirm}
              >
                {confirmLabel}
              </Button>
            </div>
          </BaseAlertDialog.Popup>
        </BaseAlertDialog.Viewport>
      </BaseAlertDialog.Portal>
    </BaseAlertDialog.Root>
  );
}
