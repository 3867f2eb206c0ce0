/* Makes dist, the published package: modules, declarations, one style sheet, fonts, and source maps. */
import { execFileSync } from 'node:child_process';
import { copyFileSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

const root = import.meta.dirname;

await build({ root, logLevel: 'warn' });

execFileSync('tsc', ['--project', 'tsconfig.build.json'], { cwd: root, stdio: 'inherit' });
// The compiler leaves the names of source files in declarations; the package does not contain them.
for (const file of globSync(`${root}/dist/**/*.d.ts`)) {
  const declarations = readFileSync(file, 'utf8');
  writeFileSync(file, declarations.replace(/(['"]\.{1,2}\/[^'"]+)\.tsx?(['"])/g, '$1.js$2'));
}

// The font may be distributed with its licence only.
copyFileSync(
  fileURLToPath(import.meta.resolve('@fontsource-variable/figtree/LICENSE')),
  `${root}/dist/fonts/LICENSE`,
);
