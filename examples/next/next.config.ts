import type { NextConfig } from 'next';

/** The options that `create-next-app` sets in a new app. */
const config: NextConfig = {
  cacheComponents: true,
  partialPrefetching: true,
};

export default config;
