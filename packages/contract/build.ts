/** Builds dist, the published package, from src. */
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import ts from 'typescript';

const path = (name: string) => new URL(name, import.meta.url);
const compilerOptions = {
  module: ts.ModuleKind.ESNext,
  target: ts.ScriptTarget.ES2022,
  rewriteRelativeImportExtensions: true,
  verbatimModuleSyntax: true,
  declaration: true,
  isolatedDeclarations: true,
};

mkdirSync(path('dist'), { recursive: true });
for (const name of ['index', 'constants', 'bodyRules']) {
  const source = readFileSync(path(`src/${name}.ts`), 'utf8');
  const module = ts.transpileModule(source, { compilerOptions });
  const types = ts.transpileDeclaration(source, { compilerOptions });
  writeFileSync(path(`dist/${name}.js`), module.outputText);
  writeFileSync(
    path(`dist/${name}.d.ts`),
    types.outputText.replaceAll(/'\.\/(\w+)(?:\.d)?\.ts'/g, "'./$1.js'"),
  );
}
copyFileSync(path('src/schema.d.ts'), path('dist/schema.d.ts'));
copyFileSync(path('src/openapi.json'), path('dist/openapi.json'));
