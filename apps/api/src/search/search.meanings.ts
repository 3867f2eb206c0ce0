/**
 * Lists words with the same meaning: a search for one form also finds the others. Commas separate the forms of a line.
 * A form in two lines, such as 'pm', has the meanings of both lines. A form before '>' finds the forms after it, but
 * not the reverse. Only forms that every reader of job postings equates belong here.
 */
import { wordsOf } from './search.text.ts';

const work: readonly string[] = [
  // The following forms name technologies. 'javascript' does not find 'js', because 'Node.js' contains the word 'js'.
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
  // The following forms name roles.
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
  // The following forms name categories and kinds of employment.
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

const places: readonly string[] = [
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

type Form = readonly string[];

const formsOf = new Map<string, Form[]>();
for (const group of [...work, ...places]) {
  const [finding = [], found = finding] = group.split('>').map((forms) => forms.split(',').map(wordsOf));
  for (const form of new Set([...finding, ...found])) {
    const others = found.filter((other) => other !== form);
    formsOf.set(keyOf(form), [...(formsOf.get(keyOf(form)) ?? []), ...others]);
  }
}

/** The number of words in the longest form. */
export const LONGEST_FORM = Math.max(...[...formsOf.keys()].map((form) => form.split(' ').length));

/** Returns the other forms with the meaning of the words. The list is empty if the words have no other form. */
export const otherFormsOf = (words: Form): readonly Form[] => formsOf.get(keyOf(words)) ?? [];

function keyOf(words: Form): string {
  return words.join(' ');
}
