import { createRoot } from 'react-dom/client';
import { MockPanel } from './MockPanel.tsx';
import type { MockPanelProps } from './MockPanel.tsx';
import styles from './mockPanel.css?inline';

/** Shows the panel in a root of its own: the app neither knows it nor lends it its styles. */
export function showMockPanel(props: MockPanelProps): void {
  const host = document.createElement('aside');
  host.ariaLabel = 'Mock mode';
  document.body.append(host);
  const root = host.attachShadow({ mode: 'open' });
  createRoot(root).render(
    <>
      <style>{styles}</style>
      <MockPanel {...props} />
    </>,
  );
}
