import latin from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url';

/** The URLs of the fonts that the first paint needs: for `<link rel="preload" as="font" crossorigin>`. */
export const fontFiles: readonly string[] = [latin];
