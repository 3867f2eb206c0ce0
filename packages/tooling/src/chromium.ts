import { inflate } from '@sparticuz/chromium';
import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The launch options for Playwright. */
export interface ChromiumLaunchOptions {
  /** The path of the browser. It is undefined if Playwright's own browser is used. */
  executablePath?: string;
  args: string[];
  env?: Record<string, string>;
}

/**
 * True if this machine can run the Chromium of the npm package, whose fixed version makes screenshots comparable. Other
 * machines use Playwright's own browser, installed by `pnpm exec playwright install chromium`.
 */
export const isPinned = process.platform === 'linux' && process.arch === 'x64';

/** With these flags, Chromium runs headless, as root and offline, and draws the same pixels on every machine. */
const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--force-color-profile=srgb',
  '--font-render-hinting=none',
  '--disable-lcd-text',
  '--hide-scrollbars',
];

/** Unpacks the pinned browser once per version, beside this package's dependencies. Returns its launch options. */
export async function chromium(): Promise<ChromiumLaunchOptions> {
  if (!isPinned) return { args: flags };
  const packageFolder = join(dirname(fileURLToPath(import.meta.resolve('@sparticuz/chromium'))), '..');
  const { version } = JSON.parse(await readFile(join(packageFolder, 'package.json'), 'utf8')) as {
    version: string;
  };
  const cache = join(import.meta.dirname, '../node_modules/.cache');
  const folder = join(cache, `chromium-${version}`);
  if (!existsSync(folder)) {
    await mkdir(cache, { recursive: true });
    await unpack(join(packageFolder, 'bin'), cache, folder);
  }

  const fontsFile = join(folder, 'fonts.conf');
  await replaceFile(fontsFile, fontConfiguration(folder));
  return {
    executablePath: join(folder, 'chromium'),
    args: flags,
    env: {
      ...definedEnvironment(),
      // The libraries and fonts come from the npm package, because the machine's own may differ or be missing.
      LD_LIBRARY_PATH: join(folder, 'al2023/lib'),
      FONTCONFIG_FILE: fontsFile,
    },
  };
}

/** Unpacks into a temporary folder and renames it, so that concurrent runs do not interfere with each other. */
async function unpack(archives: string, cache: string, folder: string) {
  const unfinished = await mkdtemp(join(cache, 'unpacking-'));
  await inflateInto(
    unfinished,
    ['chromium.br', 'fonts.tar.br', 'al2023.tar.br'].map((name) => join(archives, name)),
  );
  try {
    await rename(unfinished, folder);
  } catch (error) {
    await rm(unfinished, { recursive: true });
    if (!existsSync(folder)) throw error;
  }
}

/**
 * Writes a fontconfig file that adds Arabic to the browser's fonts, which support Latin, Greek, Cyrillic and Hebrew. It
 * omits slanted fonts: for a script that the page's font lacks, Chromium takes the first font of a folder, upright or
 * slanted, and the order of the files differs between machines.
 */
function fontConfiguration(folder: string) {
  const arabic = ['400Regular', '700Bold'].map((weight) =>
    dirname(
      fileURLToPath(
        import.meta.resolve(`@expo-google-fonts/noto-sans-arabic/${weight}/NotoSansArabic_${weight}.ttf`),
      ),
    ),
  );
  const folders = [join(folder, 'fonts'), ...arabic].map((path) => `<dir>${path}</dir>`).join('');
  return `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>${folders}
<selectfont><rejectfont><glob>*Italic*</glob></rejectfont></selectfont>
<cachedir>${folder}/fonts-cache</cachedir></fontconfig>\n`;
}

/** Replaces the file atomically, so that concurrent readers never see a part of it. */
async function replaceFile(path: string, content: string) {
  const unfinished = `${path}.${randomUUID()}`;
  await writeFile(unfinished, content);
  await rename(unfinished, path);
}

/** Unpacks archives into the folder. It sets TMPDIR, because the package always unpacks into the temporary folder. */
async function inflateInto(folder: string, archives: string[]) {
  const usual = process.env['TMPDIR'];
  process.env['TMPDIR'] = folder;
  try {
    await Promise.all(archives.map((archive) => inflate(archive)));
  } finally {
    if (usual === undefined) delete process.env['TMPDIR'];
    else process.env['TMPDIR'] = usual;
  }
}

function definedEnvironment(): Record<string, string> {
  return Object.fromEntries(
    Object.entries(process.env).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
}
