'use client';

import { Dialog as BaseDialog } from '@base-ui/react/dialog';
import { X } from 'lucide-react';
import { useRef, type ReactNode } from 'react';
import { heading } from '../Heading/Heading.css.ts';
import { iconButton } from '../IconButton/IconButton.css.ts';
import { usePrimitiveMessages } from '../UiProvider/context.ts';
import * as frame from './Frame.css.ts';

export interface DialogProps {
  open: boolean;
  /** The reader wants to leave: by Escape, by the cross, or by a press beside the dialog. */
  onClose: () => void;
  title: string;
  description?: string;
  /** Buttons at the end, the main one last. */
  actions?: ReactNode;
  children: ReactNode;
}

/**
 * A task beside the page. Keeps the focus inside, gives it back at the end, and scrolls inside when it is long.
 * It refuses to open over another dialog, and to be wider than a form.
 */
export function Dialog({ open, onClose, title, description, actions, children }: DialogProps) {
  const words = usePrimitiveMessages();
  const body = useRef<HTMLDivElement>(null);
  return (
    <BaseDialog.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <BaseDialog.Portal>
        <BaseDialog.Backdrop className={frame.backdrop} />
        <BaseDialog.Viewport className={frame.viewport}>
          <BaseDialog.Popup
            className={frame.popup({ size: 'standard' })}
            // The task, not the cross. On a phone nothing: a keyboard would cover what there is to read first.
            initialFocus={(opened) => (opened === 'touch' ? true : (firstControl(body.current) ?? true))}
          >
            <div className={frame.header}>
              <div className={frame.title}>
                <BaseDialog.Title className={heading({ size: 'standard' })}>{title}</BaseDialog.Title>
                {description && (
                  <BaseDialog.Description className={frame.description}>{description}</BaseDialog.Description>
                )}
              </div>
              <span className={frame.close}>
                <BaseDialog.Close className={iconButton()} aria-label={words.close} title={words.close}>
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
  return body?.querySelector<HTMLElement>('input, textarea, select, button, a[href]');
}
