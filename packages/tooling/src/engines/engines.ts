import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** A browser with an engine other than Chromium's, from Debian's packages. */
export interface Engine {
  title: string;
  /** The Debian packages that contain the browser. */
  packages: readonly string[];
  /** The path of a program that exists once the browser is installed. */
  program: string;
  /** Returns the command that opens the address in a window of the viewport's size. `profile` is an empty folder. */
  command: (address: string, profile: string) => readonly [string, ...string[]];
}

/** The size of the window, in pixels. Stories have the same size in Chromium. */
export const viewport = { width: 1280, height: 800 };
const firefox = '/usr/bin/firefox-esr';
const miniBrowser = `/usr/lib/${process.arch === 'arm64' ? 'aarch64' : 'x86_64'}-linux-gnu/webkit2gtk-4.1/MiniBrowser`;

export const engines = {
  firefox: {
    title: 'Firefox',
    packages: ['firefox-esr'],
    program: firefox,
    command: (address, profile) => {
      writeFileSync(join(profile, 'user.js'), preferences);
      const { width, height } = viewport;
      const size = [`MOZ_HEADLESS_WIDTH=${width}`, `MOZ_HEADLESS_HEIGHT=${height}`];
      return ['env', ...size, firefox, '--headless', '--kiosk', '--no-remote', '--profile', profile, address];
    },
  },
  webkit: {
    title: 'WebKitGTK',
    packages: ['libwebkit2gtk-4.1-0', 'xauth', 'xvfb'],
    program: miniBrowser,
    command: (address, profile) => {
      mkdirSync(join(profile, 'gtk-3.0'));
      writeFileSync(join(profile, 'gtk-3.0/settings.ini'), '[Settings]\ngtk-enable-animations=0\n');
      const screen = `-screen 0 ${viewport.width}x${viewport.height}x24`;
      return [
        'xvfb-run',
        '--auto-servernum',
        '--server-args',
        screen,
        miniBrowser,
        '--full-screen',
        '--private',
        address,
      ];
    },
  },
} as const satisfies Record<string, Engine>;

export type EngineName = keyof typeof engines;
export const engineNames = Object.keys(engines) as readonly EngineName[];

export const isInstalled = ({ program }: Engine) => existsSync(program);

/** The preferences set English and reduced motion, and turn off the browser's own messages and requests. */
const preferences = Object.entries({
  'app.normandy.enabled': false,
  'app.update.enabled': false,
  'browser.aboutwelcome.enabled': false,
  'browser.region.network.url': '',
  'browser.safebrowsing.malware.enabled': false,
  'browser.safebrowsing.phishing.enabled': false,
  'browser.search.update': false,
  'browser.shell.checkDefaultBrowser': false,
  'browser.startup.homepage_override.mstone': 'ignore',
  'datareporting.policy.dataSubmissionEnabled': false,
  'extensions.getAddons.cache.enabled': false,
  'extensions.update.enabled': false,
  'intl.accept_languages': 'en-US, en',
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'services.settings.server': 'http://127.0.0.1:9',
  'toolkit.telemetry.enabled': false,
  'ui.prefersReducedMotion': 1,
})
  .map(([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});\n`)
  .join('');
