'use client';

import { Dialog as BaseDialog } from '@base-ui/react/dialog';
import { X } from 'lucide-react';
import { useRef } from 'react';
import type { ReactNode } from 'react';
import { usePrimitiveMessages } from '../../messages/usePrimitiveMessages.ts';
import { heading } from '../Heading/Heading.css.ts';
import { iconButton } from '../IconButton/IconButton.css.ts';
import * as frame from './dialogFrame.css.ts';

export interface DialogProps {
  open: boolean;
  /** Called when the user closes the dialog by Escape, the close button or a press outside. */
  onClose: () => void;
  /**
   * Returns the element that gets the focus when the dialog closes. By default, or if it returns null, the focus
   * returns to the previously focused element.
   */
  finalFocus?: (() => HTMLElement | null) | undefined;
  title: string;
  description?: string;
  /**
   * The width of the dialog. `wide` suits content that needs the width of a page. By default, the dialog is as wide as
   * a form.
   */
  size?: 'standard' | 'wide';
  /** The buttons at the end of the dialog, with the primary one last. */
  actions?: ReactNode;
  children: ReactNode;
}

export function DialogFrame({
  open,
  onClose,
  finalFocus,
  title,
  description,
  size = 'standard',
  actions,
  children,
}: DialogProps) {
  const messages = usePrimitiveMessages();
  const body = useRef<HTMLDivElement>(null);
  return (
    <BaseDialog.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <BaseDialog.Portal>
        <BaseDialog.Backdrop className={frame.backdrop} />
        <BaseDialog.Viewport className={frame.viewport}>
          <BaseDialog.Popup
            className={frame.popup({ size })}
            // The focus starts on the first control of the task, not on the close button. On a phone, no control gets
            // the focus, because the keyboard would cover the text that the user should read first.
            initialFocus={(opened) => (opened === 'touch' ? true : (firstControl(body.current) ?? true))}
            finalFocus={() => finalFocus?.() ?? true}
          >
            <div className={frame.header}>
              <div className={frame.title}>
                <BaseDialog.Title className={heading({ size: 'standard' })}>{title}</BaseDialog.Title>
                {description && (
                  <BaseDialog.Description className={frame.description}>{description}</BaseDialog.Description>
                )}
              </div>
              <span className={frame.close}>
                <BaseDialog.Close className={iconButton()} aria-label={messages.close} title={messages.close}>
                  <X />
                </BaseDialog.Close>
              </span>
            </div>
            <div ref={body} className={frame.body}>
              {children}
            </div>
            {actions && <div className={`${frame.actions} ${frame.line}`}>{actions}</div>}
          </BaseDialog.Popup>
        </BaseDialog.Viewport>
      </BaseDialog.Portal>
    </BaseDialog.Root>
  );
}

function firstControl(body: HTMLElement | null) {
  return body?.querySelector<HTMLElement>(':is(input, textarea, select, button, a[href]):not([inert] *)');
}
