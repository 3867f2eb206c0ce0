/**
 * Checks the settings that protect users: the rate limits, the secrets, and the contact for reports of vulnerabilities.
 */
import type { Settings } from '../settings.ts';
import { fault, warning } from './finding.ts';
import type { Finding } from './finding.ts';

/** The placeholders that stand for secrets in the examples of deploy/ and in the documentation. */
const EXAMPLE = /replace[-_ ]?me|change[-_ ]?me|^(.)\1*$|example|password|secret[-_]?key|1234567/i;

type Safety = Pick<
  Settings,
  | 'publicBy'
  | 'rateLimits'
  | 'databaseUrl'
  | 'jwtSecret'
  | 'securityContact'
  | 'storage'
  | 'backupPassphrase'
  | 'mail'
>;

export function checkSafety(settings: Safety): Finding[] {
  const { publicBy, rateLimits, databaseUrl, jwtSecret, securityContact } = settings;
  const findings: Finding[] = [];
  if (!rateLimits)
    findings.push(
      fault(
        'limits',
        'RATE_LIMITS=off lets anyone guess passwords as fast as they like.',
        'Remove RATE_LIMITS.',
      ),
    );
  for (const name of examplesIn(settings))
    findings.push(
      fault(
        'secret',
        `${name} is that of an example, so anyone can guess it.`,
        `Set ${name} to a secret of your own, such as one that openssl rand -hex 24 prints.`,
      ),
    );
  if (databaseUrl !== null && jwtSecret === null)
    findings.push(
      warning(
        'secret',
        'The key that signs sessions is in the data folder, so a second server ends them.',
        'Set JWT_SECRET to the same secret for all servers.',
      ),
    );
  if (publicBy !== null && securityContact === null)
    findings.push(
      warning(
        'contact',
        'The site does not say where to report a vulnerability.',
        'Set SECURITY_CONTACT to a mailto: or https: address.',
      ),
    );
  return findings;
}

/** Returns the names of the settings whose value is still a placeholder instead of a secret. */
function examplesIn({ databaseUrl, jwtSecret, storage, backupPassphrase, mail }: Safety): string[] {
  const secrets: readonly (readonly [name: string, secret: string | null | undefined])[] = [
    ['JWT_SECRET', jwtSecret],
    ['the password in DATABASE_URL', passwordIn(databaseUrl)],
    ['the password in SMTP_URL', passwordIn(mail.smtp?.url ?? null)],
    ['S3_SECRET_ACCESS_KEY', storage?.secretAccessKey],
    ['BACKUP_PASSPHRASE', backupPassphrase],
  ];
  return secrets.flatMap(([name, secret]) => (secret && EXAMPLE.test(secret) ? [name] : []));
}

const passwordIn = (url: string | null) =>
  url === null ? null : decodeURIComponent(URL.parse(url)?.password ?? '');
