/**
 * Writes the content of an agreement's PDF with the same words as the agreement's page. The texts that the client and
 * the freelancer have typed are not changed.
 */
import type { Agreement, AgreementTerms, Language, Role } from '@skillharbor/contract';
import { formatPay, isolate, noCompany, parseProse } from '@skillharbor/prose';
import type { AgreementWords } from '@skillharbor/prose';
import { formatDay, formatTime } from '../../mail/formatDay.ts';
import { textsIn } from '../../mail/texts/index.ts';
import type { MailTexts } from '../../mail/texts/english.ts';
import type { Block, Document } from '../../rendering/documents/writePdf.ts';

export function agreementDocument(
  agreement: Agreement & { terms: AgreementTerms },
  { language, timeZone, now }: { language: Language; timeZone: string | null; now: Date },
): Document {
  const texts = textsIn(language);
  const words = texts.agreementWords;
  const { job_title, version, state, confirmed_by, end_reason, steps } = agreement;
  const name = nameIn(agreement, words);
  return {
    title: `${words.title}: ${job_title}`,
    language,
    direction: texts.direction,
    createdAt: now,
    blocks: [
      { kind: 'title', text: words.title },
      { kind: 'note', text: words.ownAgreementOf },
      facts([
        [words.job, job_title],
        [words.roles.client, name('client')],
        [words.roles.freelancer, name('freelancer')],
        [words.version, String(version)],
        [words.state, words.states[state]],
      ]),
      { kind: 'note', text: confirmed_by.length === 2 ? words.confirmed : words.notConfirmed },
      ...termsIn(agreement.terms, texts),
      ...(end_reason === null ? [] : section(words.reason, prose(end_reason))),
      ...section(words.history, [
        {
          kind: 'list',
          items: steps.map(({ action, by, taken_at }) => ({
            label: BULLET,
            text: `${words.steps[action](isolate(name(by)))}: ${formatTime(new Date(taken_at), texts.locale, timeZone)}`,
          })),
        },
      ]),
    ],
  };
}

const BULLET = '•';

function termsIn(terms: AgreementTerms, texts: MailTexts): Block[] {
  const { agreementWords: words, jobWords, locale } = texts;
  const { scope, deliverables, pay, start_date, place, notes } = terms;
  const due = deliverables.map(({ title, due: day }) => ({
    label: BULLET,
    text: words.deliverable(isolate(title), formatDay(day, locale)),
  }));
  return [
    ...section(words.parts.scope, prose(scope)),
    ...section(words.parts.deliverables, [
      due.length === 0 ? { kind: 'paragraph', text: words.noDeliverables } : { kind: 'list', items: due },
    ]),
    ...section(words.parts.pay, [
      { kind: 'paragraph', text: pay ? formatPay(pay, jobWords.pay, locale) : words.noAmount },
    ]),
    ...section(words.parts.start_date, [{ kind: 'paragraph', text: formatDay(start_date, locale) }]),
    ...section(words.parts.place, [{ kind: 'paragraph', text: place ?? words.remote }]),
    ...(notes.trim() === '' ? [] : section(words.parts.notes, prose(notes))),
  ];
}

const section = (title: string, blocks: readonly Block[]): Block[] => [
  { kind: 'heading', text: title },
  ...blocks,
];

const facts = (pairs: readonly (readonly [string, string])[]): Block => ({
  kind: 'list',
  items: pairs.map(([term, value]) => ({ label: BULLET, text: `${term}: ${isolate(value)}` })),
});

/** Splits a text into paragraphs and lists, as the page does. */
function prose(text: string): Block[] {
  return parseProse(text).map((block) => {
    if (block.kind === 'paragraph') return { kind: 'paragraph', text: plain(block.text) };
    return {
      kind: 'list',
      items:
        block.kind === 'bullets'
          ? block.items.map((item) => ({ label: BULLET, text: plain(item) }))
          : block.items.map((item) => ({ label: `${item.number}.`, text: plain(item.text) })),
    };
  });
}

const plain = (spans: readonly { text: string }[]) => spans.map(({ text }) => text).join('');

function nameIn({ client_name, freelancer_name }: Agreement, words: AgreementWords) {
  const client = client_name === noCompany ? words.unnamedClient : client_name;
  return (role: Role) => (role === 'client' ? client : freelancer_name) ?? words.formerMember;
}
