/// <reference types="vite/client" />

interface ImportMetaEnv {
  /** Where the API is, for example https://api.example.com. Without it: the origin of the page. */
  readonly VITE_API_URL?: string;
  /** Where the public reaches the site, for example https://example.com. Without it: the origin of the page. */
  readonly VITE_PUBLIC_URL?: string;
}
