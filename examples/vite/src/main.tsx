import '@skillharbor/ui/styles.css';
import { UiProvider } from '@skillharbor/ui/primitives';
import { createRoot } from 'react-dom/client';
import { Jobs } from './Jobs';

/** Returns the current UTC day or, with the mocks, the day for which the fixtures were written. */
async function start() {
  if (import.meta.env.VITE_SERVER) return new Date().toISOString().slice(0, 10);
  const { startMocks } = await import('@skillharbor/mocks/browser');
  await startMocks();
  return (await import('@skillharbor/mocks')).TODAY;
}

const today = await start();
const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <UiProvider locale="en-GB">
      <Jobs today={today} />
    </UiProvider>,
  );
}
