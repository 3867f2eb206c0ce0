import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { digestOf, signatureOf, writeArchive } from './archive.ts';
import { fillFolder, root } from './folder.ts';

export interface Release {
  /** The name of the archive without its extension, such as `skill-harbor-0.1.0-linux-x64`. */
  name: string;
  /** The path of the archive. */
  archive: string;
}

/**
 * Writes the archive of a release into a folder, with the list of its components (CycloneDX) and the digests of both.
 *
 * @param signingKey an Ed25519 key in PEM, which signs the digests, or undefined for a release without a signature
 */
export async function writeRelease(target: string, signingKey?: string): Promise<Release> {
  const { version } = JSON.parse(readFileSync(join(root, 'apps/api/package.json'), 'utf8')) as {
    version: string;
  };
  const name = `skill-harbor-${version}-${process.platform}-${process.arch}`;
  const folder = mkdtempSync(join(tmpdir(), 'skill-harbor-release-'));
  mkdirSync(target, { recursive: true });
  try {
    fillFolder(folder);
    await writeArchive(folder, name, join(target, `${name}.tar.gz`));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  writeFileSync(join(target, `${name}.cdx.json`), components());
  const digests = [];
  for (const file of [`${name}.tar.gz`, `${name}.cdx.json`])
    digests.push(`${await digestOf(join(target, file))}  ${file}\n`);
  writeFileSync(join(target, 'SHA256SUMS'), digests.join(''));
  if (signingKey !== undefined)
    writeFileSync(join(target, 'SHA256SUMS.sig'), signatureOf(digests.join(''), signingKey));
  return { name, archive: join(target, `${name}.tar.gz`) };
}

/** Lists the packages in the archive, with their versions and licenses. */
function components(): string {
  const options = ['--filter', '@skillharbor/api', 'sbom', '--prod', '--sbom-format', 'cyclonedx'];
  return execFileSync(join(root, 'node_modules/.bin/pnpm'), [...options, '--sbom-type', 'application'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
}
