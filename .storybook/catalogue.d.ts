declare module 'virtual:catalogue' {
  import type { CatalogueEntry } from '@skillharbor/tooling/catalogue';

  export const catalogue: readonly CatalogueEntry[];
  /** Where the files of this version can be read, or null where that is not known. */
  export const sourceUrl: string | null;
}
