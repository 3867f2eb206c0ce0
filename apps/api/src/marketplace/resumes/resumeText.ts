/**
 * Finds suggestions for the fields of a profile in the text of a resume. Fixed rules look at the headings, the labels
 * and the line after the name. If no rule finds anything for a field, there is no suggestion for the field.
 */
import { freelancerInputRules as rules } from '@skillharbor/contract';
import type { ResumeSuggestions } from '@skillharbor/contract';
import { hasContactDetails } from './contactDetails.ts';
import { sectionsOf } from './resumeSections.ts';
import type { ResumeSections } from './resumeSections.ts';

const MAX_SKILL_LENGTH = 80;
const MAX_TITLE_WORDS = 8;
const MAX_YEARS = 60;
/** The name is near the top, unless a narrow column with other details comes before it. */
const MAX_LINES_TO_NAME = 60;

const KINDS_OF_DOCUMENT = /^(?:curriculum vitae|cv|r[eé]sum[eé]|lebenslauf|السيرة الذاتية|سيرة ذاتية)$/iu;
const TITLE =
  /^(?:job title|title|role|profession|occupation|beruf|berufsbezeichnung|المسمى الوظيفي|المهنة|الوظيفة)\s*:\s*/iu;
const LOCATION =
  /^(?:based in\s+|(?:location|city|wohnort|standort|ort|الموقع|المدينة|مكان الإقامة|الإقامة)\s*:\s*)/iu;
const LINK =
  /(?<![\p{L}\p{N}.@])(?:https?:\/\/|www\.|(?:github|gitlab|linkedin|behance|dribbble)\.(?:com|net)\/)[^\s<>"'|،؛]+/giu;
const YEARS_OF_EXPERIENCE = [
  /\b(\d{1,2})\+?\s*years?(?:['’]|\s+of)?\s+(?:[\p{L}-]+\s+){0,2}experience\b/iu,
  /\b(\d{1,2})\s*jahren?\s+(?:[\p{L}-]+\s+){0,2}\p{L}*erfahrung/iu,
  /خبرة\s+(?:(?:أكثر\s+من|تزيد\s+عن|لمدة|مدتها)\s+)?(\d{1,2})\s+(?:سنة|سنوات|سنين|عام|أعوام)/u,
  /(\d{1,2})\s+(?:سنة|سنوات|سنين|عام|عامًا|أعوام)\s+(?:من\s+)?(?:ال)?خبرة/u,
] as const;
const SPAN_OF_YEARS =
  /\b((?:19|20)\d\d)\s*[‐-―-]\s*(?:\d{1,2}[./])?(?:(?:19|20)\d\d|present|now|today|current|heute|jetzt|الآن|الان|حتى الآن)/giu;

/**
 * Returns the suggestions. No suggestion contains an email address or a phone number.
 *
 * @param name the freelancer's name, because the line after the name has the profession
 */
export function suggestionsIn(
  text: string,
  { name, today }: { name: string; today: Date },
): ResumeSuggestions {
  const lines = linesIn(text);
  const sections = sectionsOf(lines);
  return {
    title: titleIn(lines, name),
    bio: bioIn(sections),
    experience: experienceIn(lines, sections, today),
    portfolio_link: linkIn(lines),
    location: locationIn(lines),
    skills: skillsIn(sections),
  };
}

/** Returns the lines without bullets and invisible characters, and with a single form of each letter and digit. */
function linesIn(text: string): string[] {
  return text
    .normalize('NFKC')
    .replaceAll(/[٠-٩۰-۹]/gu, (digit) => String((digit.codePointAt(0) ?? 0) & 0xf))
    .split(/[\r\n\u2028\u2029]/u)
    .map((line) =>
      line
        .replaceAll(/[\p{Cf}\p{Co}\p{Cs}\u{FFFD}]/gu, '')
        .replaceAll(/[\s\p{Cc}]+/gu, ' ')
        .replace(/^[\s•▪●◦‣·*»–-]+/u, '')
        .trim(),
    )
    .filter((line) => /[\p{L}\p{N}]/u.test(line));
}

function titleIn(lines: readonly string[], name: string): string {
  const labelled = lines.find((line) => TITLE.test(line))?.replace(TITLE, '');
  const words = name.normalize('NFKC').toLowerCase().split(/\s+/u).filter(Boolean);
  const isName = (line: string) =>
    words.length > 0 && words.every((word) => line.toLowerCase().includes(word));
  const at = lines.slice(0, MAX_LINES_TO_NAME).findIndex(isName);
  const beside = at === -1 ? '' : withoutName(lines[at] ?? '', words);
  const below = at === -1 ? undefined : lines.slice(at + 1).find((line) => !KINDS_OF_DOCUMENT.test(line));
  return [labelled, beside, below].find((one) => one !== undefined && isTitle(one)) ?? '';
}

/** Returns the rest of the line that contains the name. */
function withoutName(line: string, words: readonly string[]): string {
  return line
    .split(/[\s,|–—-]+/u)
    .filter((word) => !words.includes(word.toLowerCase()))
    .join(' ');
}

function isTitle(text: string): boolean {
  return (
    /\p{L}{4}/u.test(text) &&
    !/[\d:;!?]/u.test(text) &&
    !KINDS_OF_DOCUMENT.test(text) &&
    text.split(' ').length <= MAX_TITLE_WORDS &&
    text.length <= rules.title.maxLength &&
    !isHeading(text) &&
    linkIn([text]) === '' &&
    !hasContactDetails(text)
  );
}

const isHeading = (line: string) => sectionsOf([line]).top.length === 0;

/** Returns the sentences below a summary heading. Sentences with contact details are left out. */
function bioIn({ summary }: ResumeSections): string {
  const text = summary.reduce(
    (before, line) => (before.endsWith('-') ? before + line : `${before} ${line}`),
    '',
  );
  let bio = '';
  for (const { segment } of new Intl.Segmenter('en', { granularity: 'sentence' }).segment(text.trim())) {
    if (bio.length + segment.length > rules.bio.maxLength) break;
    if (!hasContactDetails(segment)) bio += segment;
  }
  return hasContactDetails(bio) ? '' : bio.trim();
}

/**
 * Returns the number of years of experience that the text states, or else the number of years since the first job
 * began.
 */
function experienceIn(lines: readonly string[], { experience }: ResumeSections, today: Date): string {
  const text = lines.join(' ');
  for (const pattern of YEARS_OF_EXPERIENCE) {
    const years = pattern.exec(text)?.[1];
    if (years !== undefined && Number(years) > 0) return String(Number(years));
  }
  const year = today.getUTCFullYear();
  const starts = [...experience.join('\n').matchAll(SPAN_OF_YEARS)]
    .map(([, start]) => Number(start))
    .filter((start) => start <= year && start > year - MAX_YEARS);
  return starts.length > 0 ? String(Math.max(1, year - Math.min(...starts))) : '';
}

function linkIn(lines: readonly string[]): string {
  const links = lines
    .flatMap((line) => line.match(LINK) ?? [])
    .map((found) => found.replace(/[).,;:!?\]]+$/u, ''))
    .map((found) => (/^https?:/iu.test(found) ? found : `https://${found}`));
  return links.find(isShareable) ?? '';
}

function isShareable(link: string): boolean {
  const url = URL.parse(link);
  return (
    url !== null &&
    url.hostname.includes('.') &&
    url.username === '' &&
    link.length <= rules.portfolio_link.maxLength &&
    // A link such as `wa.me/4791234567` contains a phone number. The @ in `/@ada` is removed first, because such a path
    // usually is the address of a profile.
    !hasContactDetails(link.replace(/\/@/u, '/').replaceAll('%40', '@'))
  );
}

/**
 * Returns the location from a line with a label. A location with a digit is left out, because it contains a house
 * number or a postal code, which do not belong on a public profile.
 */
function locationIn(lines: readonly string[]): string {
  const places = lines.filter((line) => LOCATION.test(line)).map((line) => line.replace(LOCATION, ''));
  return places.find(isPlace) ?? '';
}

function isPlace(text: string): boolean {
  return (
    text.length <= rules.location.maxLength &&
    /\p{L}/u.test(text) &&
    !/\p{Nd}/u.test(text) &&
    !hasContactDetails(text)
  );
}

/** Returns the items in the lines below a skills heading. */
function skillsIn({ skills }: ResumeSections): string[] {
  const parts = skills
    .flatMap((line) => line.replace(/^[^:]{1,40}:\s/u, '').split(/[,;|•·،؛]|\s[–—-]\s/u))
    .map((part) => part.trim().replace(/\.$/u, ''))
    .filter((part) => part !== '' && part.length <= MAX_SKILL_LENGTH && !hasContactDetails(part));
  return [...new Set(parts)].slice(0, rules.skills.maxItems);
}
