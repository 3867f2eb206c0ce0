import react from '@vitejs/plugin-react';
import { defineConfig, loadEnv } from 'vite';

/* If VITE_SERVER is set to the address of a server, that server responds. Otherwise, the mocks respond. */
export default defineConfig(({ mode }) => {
  const { VITE_SERVER: server } = loadEnv(mode, '.');
  const proxy: Record<string, string> = server ? { '/api': server } : {};
  return { plugins: [react()], server: { proxy }, preview: { proxy } };
});
