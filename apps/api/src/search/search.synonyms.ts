/**
 * Lists the synonyms of words: a search for one word of a group also finds the others. Each line is a group of
 * synonyms, separated by commas. A synonym in two groups, such as 'pm', finds the words of both groups. A synonym
 * before '>' finds the synonyms after it, but not the reverse. The list contains only words that have the same meaning
 * for every reader of job postings.
 */
import { wordsOf } from './search.text.ts';

const workSynonyms: readonly string[] = [
  // The following synonyms name technologies. 'javascript' does not find 'js', because 'Node.js' contains the word 'js'.
  'js > javascript',
  'ts, typescript',
  'go, golang',
  'cpp, c++',
  'csharp, c#',
  'reactjs, react',
  'k8s, kubernetes',
  'postgres, postgresql',
  'aws, amazon web services',
  'db, database, datenbank, قاعدة بيانات, قواعد بيانات, قواعد البيانات',
  'ml, machine learning, maschinelles lernen, تعلم الآلة',
  'nlp, natural language processing',
  'ai, artificial intelligence, ki, künstliche intelligenz, ذكاء اصطناعي, الذكاء الاصطناعي',
  'ux, user experience, nutzererfahrung, تجربة المستخدم',
  'ui, user interface, benutzeroberfläche, واجهة المستخدم',
  'seo, search engine optimization, suchmaschinenoptimierung, تحسين محركات البحث',
  'bi, business intelligence',
  'qa, quality assurance, qs, qualitätssicherung, ضمان الجودة',
  // The following synonyms name roles.
  'sr, senior',
  'jr, junior',
  'dev, developer',
  'mgr, manager',
  'admin, administrator',
  'sysadmin, system administrator, systemadministrator, مدير نظم',
  'pm, project manager, projektmanager, projektleiter, مدير مشروع, مدير مشاريع',
  'pm, product manager, produktmanager, مدير منتج',
  'hr, human resources, personalwesen, موارد بشرية, الموارد البشرية',
  'gf, geschäftsführer',
  'azubi, auszubildender, auszubildende',
  'buha, buchhaltung, accounting, محاسبة, المحاسبة',
  'internship, praktikum, تدريب عملي',
  'مطور, مبرمج',
  // The following synonyms name categories and kinds of employment.
  'tech, technologie, technik, تقنية, التقنية, تكنولوجيا, التكنولوجيا',
  'finance, finanzen, finanzwesen, مالية, المالية',
  'healthcare, gesundheit, gesundheitswesen, صحة, الصحة, رعاية صحية, الرعاية الصحية',
  'marketing, تسويق, التسويق',
  'education, bildung, تعليم, التعليم',
  'other, sonstiges, مجالات أخرى',
  'fulltime, vollzeit, دوام كامل',
  'parttime, teilzeit, دوام جزئي',
  'remote, homeoffice, عن بعد, عن بُعد',
];

const placeSynonyms: readonly string[] = [
  'kyiv, kiev, київ, киев, киів',
  'kharkiv, kharkov',
  'odesa, odessa',
  'lviv, lvov, lwow, lemberg',
  'dnipro, dnepr, dnipropetrovsk',
  'munich, munchen, muenchen',
  'cologne, koln, koeln',
  'dusseldorf, duesseldorf',
  'nuremberg, nurnberg, nuernberg',
  'hanover, hannover',
  'vienna, wien',
  'zurich, zuerich',
  'geneva, geneve, genf',
  'basel, basle',
  'prague, praha, prag',
  'warsaw, warszawa',
  'krakow, cracow',
  'gdansk, danzig',
  'wroclaw, breslau',
  'lisbon, lisboa',
  'seville, sevilla',
  'rome, roma',
  'milan, milano',
  'turin, torino',
  'naples, napoli',
  'florence, firenze',
  'venice, venezia',
  'genoa, genova',
  'athens, athina',
  'brussels, bruxelles, brussel',
  'antwerp, antwerpen',
  'copenhagen, kobenhavn',
  'gothenburg, goteborg',
  'bucharest, bucuresti',
  'belgrade, beograd',
  'moscow, moskva',
  'mumbai, bombay',
  'bengaluru, bangalore',
  'kolkata, calcutta',
  'chennai, madras',
  'beijing, peking',
  'turkiye, turkey',
  'germany, deutschland',
  'spain, espana',
  'ukraine, україна, украіна',
];

/** The words in one synonym. */
type Synonym = readonly string[];

const synonymsByKey = new Map<string, Synonym[]>();
for (const group of [...workSynonyms, ...placeSynonyms]) {
  const [searched = [], found = searched] = group
    .split('>')
    .map((synonyms) => synonyms.split(',').map(wordsOf));
  for (const synonym of new Set([...searched, ...found])) {
    const others = found.filter((other) => other !== synonym);
    synonymsByKey.set(keyOf(synonym), [...(synonymsByKey.get(keyOf(synonym)) ?? []), ...others]);
  }
}

/** The number of words in the longest synonym. */
export const LONGEST_SYNONYM = Math.max(...[...synonymsByKey.keys()].map((key) => key.split(' ').length));

/** Returns the synonyms of a word, or of several words as a group. The list is empty if there are none. */
export const synonymsOf = (words: Synonym): readonly Synonym[] => synonymsByKey.get(keyOf(words)) ?? [];

function keyOf(words: Synonym): string {
  return words.join(' ');
}
