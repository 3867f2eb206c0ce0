declare module 'virtual:catalogue' {
  import type { CatalogueEntry } from '@skillharbor/tooling/catalogue';

  export const catalogue: readonly CatalogueEntry[];
  /** The address of this version's source files, or null if it is not known. */
  export const sourceUrl: string | null;
}
