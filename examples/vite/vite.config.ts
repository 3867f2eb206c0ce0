import react from '@vitejs/plugin-react';
import { defineConfig, loadEnv } from 'vite';

/* The one switch: where VITE_SERVER is the address of a server, it answers, and mocks otherwise. */
export default defineConfig(({ mode }) => {
  const { VITE_SERVER: server } = loadEnv(mode, '.');
  const proxy: Record<string, string> = server ? { '/api': server } : {};
  return { plugins: [react()], server: { proxy }, preview: { proxy } };
});
