/// <reference types="vite/client" />

interface ImportMetaEnv {
  /** The origin of the API, such as https://api.example.com. The default is the origin of the page. */
  readonly VITE_API_URL?: string;
  /** The public origin of the site, such as https://example.com. The default is the origin of the page. */
  readonly VITE_PUBLIC_URL?: string;
}
