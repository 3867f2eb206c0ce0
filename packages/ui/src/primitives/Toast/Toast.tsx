'use client';

import { Toast } from '@base-ui/react/toast';
import { X } from 'lucide-react';
import { usePrimitiveMessages } from '../UiProvider/context.ts';
import * as styles from './Toast.css.ts';

const closesAfter = 3000;

// Holds no data but what is on screen just now, and is only ever called in the browser.
const manager = Toast.createToastManager();

/** `show` says in a sentence that something worked. What failed belongs where it failed, and stays there. */
export function useToast() {
  return toaster;
}

const toaster = {
  show(message: string) {
    manager.add({ title: message });
  },
};

/**
 * Where toasts appear; once per app. Each closes itself after 3 seconds, waits while it is pointed at or has the
 * focus, and is announced politely. F6 leads to it.
 */
export function ToastRegion() {
  const words = usePrimitiveMessages();
  return (
    <Toast.Provider toastManager={manager} timeout={closesAfter} limit={3}>
      <Toast.Viewport className={styles.viewport} aria-label={words.notifications}>
        <Toasts />
      </Toast.Viewport>
    </Toast.Provider>
  );
}

function Toasts() {
  const words = usePrimitiveMessages();
  const { toasts } = Toast.useToastManager();
  return toasts.map((toast) => (
    <Toast.Root key={toast.id} toast={toast} swipeDirection={['down', 'right']} className={styles.toast}>
      <Toast.Content className={styles.content}>
        <Toast.Title render={<p />} className={styles.message} />
        <Toast.Close aria-label={words.dismiss} className={styles.dismiss}>
          <X />
        </Toast.Close>
      </Toast.Content>
    </Toast.Root>
  ));
}
