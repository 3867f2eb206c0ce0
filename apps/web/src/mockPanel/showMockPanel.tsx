import { createRoot } from 'react-dom/client';
import { MockPanel } from './MockPanel.tsx';
import type { MockPanelProps } from './MockPanel.tsx';
import styles from './mockPanel.css?inline';

/** Shows the panel in a separate React root, so that it shares neither state nor styles with the app. */
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
