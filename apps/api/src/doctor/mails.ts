/** Checks whether mails can be sent, and whether receivers can verify that the mails come from this site. */
import { smtpTransport } from '../mail/transport.ts';
import type { Settings } from '../settings.ts';
import { createOutsideResolver } from '../platform/security/outsideAgent.ts';
import { good, fault, unknown, warning } from './finding.ts';
import type { Finding } from './finding.ts';

type MailSettings = Pick<Settings, 'mail' | 'publicBy' | 'outside'>;

export async function checkMails(settings: MailSettings): Promise<Finding[]> {
  const { mail, publicBy } = settings;
  if (mail.smtp === null) {
    if (publicBy === null) return [unknown('mail', 'Mails are written into the outbox of the data folder.')];
    return [
      fault(
        'mail',
        'The server sends no mails, so users cannot confirm their addresses.',
        'Set SMTP_URL to your mail server.',
      ),
    ];
  }
  return [await checkServer(mail.smtp, mail.from), ...(await checkDns(settings))];
}

async function checkServer(smtp: NonNullable<MailSettings['mail']['smtp']>, from: string): Promise<Finding> {
  const transport = smtpTransport(smtp, from);
  try {
    await transport.verify();
    return good('mail', 'The mail server answers, and accepts the log-in.');
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return fault(
      'mail',
      `The mail server does not accept us: ${reason}.`,
      'Check SMTP_URL: its host, port, user, password and encryption.',
    );
  } finally {
    transport.close();
  }
}

/** Checks the DNS records that allow receivers to verify mails from the sender's domain. */
async function checkDns({ mail, outside }: MailSettings): Promise<Finding[]> {
  const domain = /@([^\s>]+)>?$/.exec(mail.from)?.[1] ?? '';
  const resolver = createOutsideResolver(outside);
  const dkim = mail.smtp?.dkim ?? null;
  const record = async (name: string, begin: string) => {
    try {
      const records = await resolver.resolveTxt(name);
      return records.map((parts) => parts.join('')).find((text) => text.startsWith(begin)) ?? null;
    } catch (error) {
      const { code } = error instanceof Error && 'code' in error ? error : { code: '' };
      if (code === 'ENOTFOUND' || code === 'ENODATA') return null;
      throw error;
    }
  };
  try {
    const [spf, dmarc, key] = await Promise.all([
      record(domain, 'v=spf1'),
      record(`_dmarc.${domain}`, 'v=DMARC1'),
      dkim && record(`${dkim.selector}._domainkey.${dkim.domain}`, 'v=DKIM1'),
    ]);
    return [
      spf === null
        ? warning(
            'SPF',
            `${domain} does not say which servers send its mails.`,
            `Add the TXT record “v=spf1 mx -all” to ${domain}, with your mail server instead of mx.`,
          )
        : good('SPF', `${domain} says which servers send its mails.`),
      dmarc === null
        ? warning(
            'DMARC',
            `${domain} does not say what to do with forged mails.`,
            `Add the TXT record “v=DMARC1; p=quarantine” to _dmarc.${domain}.`,
          )
        : good('DMARC', `${domain} says what to do with forged mails.`),
      ...(dkim === null
        ? [unknown('DKIM', 'The server does not sign mails. Most mail servers do.')]
        : [
            key === null
              ? fault(
                  'DKIM',
                  'Mails are signed, but the DNS does not have the key, so receivers cannot check the signature.',
                  `Add the TXT record of the key to ${dkim.selector}._domainkey.${dkim.domain}.`,
                )
              : good('DKIM', 'The key of the signature can be looked up.'),
          ]),
    ];
  } catch {
    return [unknown('mail', 'No DNS server answered, so SPF, DKIM and DMARC were not checked.')];
  }
}
