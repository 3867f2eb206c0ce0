/** True if this build has a service worker. In mock mode, MSW has that place, and in development nothing builds one. */
export const hasServiceWorker = import.meta.env.PROD && import.meta.env.MODE !== 'mock';
