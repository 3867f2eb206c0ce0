import { mockDependencies, plugins, uiDependencies, webDependencies } from '@skillharbor/tooling/vite';
import { defineConfig } from 'vite';

const api = `http://127.0.0.1:${process.env['API_PORT'] ?? 3001}`;

export default defineConfig(({ mode }) => ({
  plugins: plugins(),
  optimizeDeps: { include: [...uiDependencies, ...webDependencies, ...mockDependencies] },
  server: {
    // In mock mode no server runs: MSW answers inside the page.
    proxy: mode === 'mock' ? undefined : { '/api': api, '/media': api },
  },
}));
