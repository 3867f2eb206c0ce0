import { expect, test } from 'vitest';
import { jobText, repostOf, seededRandom } from '../../testing/jobTexts.ts';
import { bandsOf, isNearlySame, pairsOf } from './textSimilarity.ts';

const DIFFERENT = 10_000;
const REPOSTS = 1_000;

// Comparing all these texts takes half a minute on a busy machine.
test(
  '95 % of 1,000 reposts are found, and none of 10,000 different jobs is mistaken for a repost',
  { timeout: 120_000 },
  () => {
    const random = seededRandom(27);
    const jobs = Array.from({ length: DIFFERENT }, () => jobText(random));
    const reposts = jobs.slice(0, REPOSTS).map((text) => repostOf(text, random));

    const pairs = jobs.map(comparable);
    const index = new Map<number, number[]>();
    const find = (text: ReadonlySet<number>) =>
      [...new Set(bandsOf(text).flatMap((band) => index.get(band) ?? []))].filter((job) =>
        isNearlySame(text, pairs[job] ?? new Set()),
      );
    const wronglyFound = pairs.flatMap((text, job) => {
      const found = find(text);
      for (const band of bandsOf(text)) {
        const others = index.get(band);
        if (others) others.push(job);
        else index.set(band, [job]);
      }
      return found;
    });
    const found = reposts.filter((text, job) => find(comparable(text)).includes(job));

    expect(wronglyFound).toEqual([]);
    expect(found.length).toBeGreaterThanOrEqual(REPOSTS * 0.95);
  },
);

test('a short text is not compared', () => {
  expect(pairsOf('Please write to us, and we will tell you more.')).toBeNull();
});

test('texts without spaces between words are compared', () => {
  const text =
    '我们正在寻找一位经验丰富的前端开发人员，负责维护我们的网站，并与设计师和后端工程师密切合作。您应该熟悉现代框架，能够独立工作，并且喜欢写清晰的文档。我们提供灵活的工作时间、远程办公、培训预算以及友好的团队。请在申请中附上您的简历和作品集，我们会在两周内答复每一位申请人。';
  const changed = text.replace('两周', '三周').replace('友好', '热情');
  expect(isNearlySame(comparable(text), comparable(changed))).toBe(true);
});

function comparable(text: string): ReadonlySet<number> {
  const pairs = pairsOf(text);
  if (!pairs) throw new Error(`This text is too short: ${text}`);
  return pairs;
}
