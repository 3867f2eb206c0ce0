// Makes dist, the published package. The source is nothing but types, so it is its own declaration.
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';

const path = (name: string) => new URL(name, import.meta.url);

mkdirSync(path('dist'), { recursive: true });
copyFileSync(path('src/schema.d.ts'), path('dist/schema.d.ts'));
writeFileSync(
  path('dist/index.d.ts'),
  readFileSync(path('src/index.ts'), 'utf8').replace("'./schema.d.ts'", "'./schema.js'"),
);
