'use client';

import { Toast } from '@base-ui/react/toast';
import { X } from 'lucide-react';
import { useEffect } from 'react';
import { usePrimitiveMessages } from '../../messages/usePrimitiveMessages.ts';
import { pendingToasts } from './pendingToasts.ts';
import * as styles from './Toast.css.ts';

const AUTO_CLOSE_MS = 3_000;

/** Renders the region of toasts and the toasts in it. */
export function Toasts() {
  const messages = usePrimitiveMessages();
  return (
    <Toast.Provider timeout={AUTO_CLOSE_MS} limit={3}>
      <Toast.Viewport className={styles.viewport} aria-label={messages.notifications}>
        <List />
      </Toast.Viewport>
    </Toast.Provider>
  );
}

function List() {
  const messages = usePrimitiveMessages();
  const { toasts, add } = Toast.useToastManager();

  useEffect(() => {
    const show = () => {
      for (const { message, topic } of pendingToasts.take())
        add({ title: message, ...(topic && { id: topic }) });
    };
    show();
    return pendingToasts.subscribe(show);
  }, [add]);

  return toasts.map((toast) => (
    <Toast.Root key={toast.id} toast={toast} swipeDirection={['down', 'right']} className={styles.toast}>
      <Toast.Content className={styles.content}>
        <Toast.Title render={<p />} className={styles.message} />
        <Toast.Close aria-label={messages.dismiss} className={styles.dismiss}>
          <X />
        </Toast.Close>
      </Toast.Content>
    </Toast.Root>
  ));
}
