/* Makes dist, the published package: modules, declarations, style sheets, token files, fonts, source maps, and llms.txt. */
import { execFileSync } from 'node:child_process';
import { copyFileSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { readLlmsText } from '@skillharbor/tooling/catalogue/llms';
import { build } from 'vite';
import { themes } from './src/theme/themes.ts';
import { tokenFiles } from './src/tokens/files.ts';

const root = import.meta.dirname;

await build({ root, logLevel: 'warn' });

execFileSync('tsc', ['--project', 'tsconfig.build.json'], { cwd: root, stdio: 'inherit' });
// The compiler writes the names of source files into declarations, but the package does not contain these files.
for (const file of globSync(`${root}/dist/**/*.d.ts`)) {
  const declarations = readFileSync(file, 'utf8');
  writeFileSync(file, declarations.replace(/(['"]\.{1,2}\/[^'"]+)\.tsx?(['"])/g, '$1.js$2'));
}

for (const [path, content] of Object.entries(tokenFiles())) {
  mkdirSync(dirname(`${root}/dist/${path}`), { recursive: true });
  writeFileSync(`${root}/dist/${path}`, content);
}

// A font may be distributed only with its licence.
const figtree = import.meta.resolve('@fontsource-variable/figtree/LICENSE');
copyFileSync(new URL(figtree), `${root}/dist/fonts/LICENSE`);
for (const [name, module] of [
  ['fraunces', '@fontsource/fraunces/LICENSE'],
  ['readex-pro', '@fontsource-variable/readex-pro/LICENSE'],
] as const)
  copyFileSync(new URL(import.meta.resolve(module)), `${root}/dist/fonts/${name}-LICENSE`);
const newsreader = import.meta.resolve('@fontsource-variable/newsreader/LICENSE');
copyFileSync(new URL(newsreader), `${root}/dist/fonts/newsreader-LICENSE`);
for (const { file } of themes.broadsheet.faces ?? [])
  copyFileSync(new URL(`files/${file}`, newsreader), `${root}/dist/fonts/${file}`);

// llms.txt tells machines, such as language models, what each component is for.
writeFileSync(`${root}/dist/llms.txt`, readLlmsText());
