import '@skillharbor/ui/styles.css';
import { AppShell } from '@skillharbor/ui/layout';
import type { ReactNode } from 'react';
import { Provider } from './Provider';

export const metadata = { title: 'Jobs', icons: 'data:,' };

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en">
      <body>
        <Provider>
          <AppShell navigation={null} footer={null}>
            {children}
          </AppShell>
        </Provider>
      </body>
    </html>
  );
}
