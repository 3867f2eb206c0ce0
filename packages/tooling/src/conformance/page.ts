import { axeRulesByCriterion, axeVersion } from './axeRules.ts';
import { criteria } from './criteria.ts';
import type { Criterion } from './criterion.ts';
import { requirements } from './en301549.ts';
import { manualPasses } from './manualPasses.ts';
import type { ManualPass } from './manualPasses.ts';

const axeRules = axeRulesByCriterion();

/** The page `docs/accessibility.md`. */
export function accessibilityPage(): string {
  return [
    intro(),
    '## What was tried by hand\n',
    ...manualPasses.map(passSection),
    '## WCAG 2.2, levels A and AA\n',
    '4.1.1 Parsing is not in WCAG 2.2 any more.\n',
    table(
      ['criterion', 'level', 'result', 'what the product does', 'checked by'],
      criteria.map((one) => [`${one.number} ${one.name}`, one.level, one.result, one.remark, checksOf(one)]),
    ),
    '## EN 301 549 V3.2.1\n',
    'Chapter 9 repeats WCAG 2.1; what WCAG 2.2 adds goes beyond it.\n',
    table(
      ['clause', 'requirement', 'result', 'remark'],
      requirements.map(({ clause, name, result, remark }) => [clause, name, result, remark]),
    ),
  ].join('\n');
}

function intro(): string {
  const inPart = criteria.filter(({ result }) => result === 'Partially supports');
  return `# Accessibility

Skill Harbor aims at WCAG 2.2, level AA, in every theme and language. Its makers assess it themselves: it **conforms in part**. In part
supported ${inPart.length === 1 ? 'is' : 'are'} ${inPart.map(({ number, name }) => `${number} ${name}`).join(' and ')}; what is missing stands in the table.

It covers the web app of this repository with its demo data, in English, and the components of \`packages/ui\`. An operator who changes
colours, texts or pages states what holds for those.

- **By axe ${axeVersion}**: every story, with its best practices, and on contrast also in the dark theme; the pages of the built app
  that \`apps/web/e2e/accessibility.spec.ts\` names. Any finding fails the test run.
- **By tests**: the files named in the table, in every test run.
- **In other engines**: every story with axe in Firefox and in WebKitGTK, by \`pnpm -C packages/tooling test:engines\`.
- **By hand**: what is written below, and no more. “Read in the code” means that it was not tried.

Other screen readers, voice control, switches and magnifiers were not tried, nor did users with disabilities test it. Tell us of a
barrier in an issue of the repository: say the page, what you wanted to do, and what you use.

\`pnpm test:unit packages/tooling/src/conformance -u\` writes this page from \`packages/tooling/src/conformance\`.
`;
}

function passSection({ means, date, journeys, found }: ManualPass): string {
  return [
    `### ${means}, ${date}\n`,
    ...journeys.map(({ did, noticed }) => `- ${did} ${noticed}`),
    '',
    found.length > 0
      ? table(
          ['what was wrong', 'what became of it'],
          found.map(({ what, mended }) => [what, mended]),
        )
      : 'Nothing was wrong.\n',
  ].join('\n');
}

function checksOf({ number, result, tests = [], byHand }: Criterion): string {
  if (result === 'Not applicable') return '–';
  const rules = axeRules.get(number) ?? [];
  const hand = byHand && { tried: 'tried by hand', read: 'read in the code' }[byHand];
  const checks = [
    rules.length > 0 && `axe: ${rules.join(', ')}`,
    ...tests.map((path) => `\`${path}\``),
    hand,
  ].filter((check) => typeof check === 'string');
  return checks.join('; ');
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  return [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n') + '\n';
}
