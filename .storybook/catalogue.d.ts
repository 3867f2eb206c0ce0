declare module 'virtual:catalogue' {
  import type { CatalogueEntry } from '@skillharbor/tooling/catalogue';

  export const catalogue: readonly CatalogueEntry[];
  /** The address of this version's source files, or null if it is not known. */
  export const sourceUrl: string | null;
}

declare module 'virtual:pictures' {
  /** The names of all screenshots, such as `packages/ui/cards/JobCard/Applied.phone.light`. */
  export const pictures: ReadonlySet<string>;
}
