/// <reference types="vite/client" />

interface ImportMetaEnv {
  /** Where the API is, for example https://api.example.com. Without it: the origin of the page. */
  readonly VITE_API_URL?: string;
}
