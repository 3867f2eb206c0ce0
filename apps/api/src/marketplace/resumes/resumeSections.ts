/** Divides the text of a resume into sections. A section begins at a heading that is common in resumes. */

/** The headings in English, German and Arabic, in lower case. Each heading ends the section before it. */
const headings = {
  summary:
    'summary|professional summary|executive summary|profile|professional profile|personal profile|about|about me|objective|' +
    'profil|kurzprofil|über mich|zur person|zusammenfassung|' +
    'نبذة|نبذة عني|نبذة شخصية|ملخص|الملخص|الملخص المهني|الملف الشخصي',
  skills:
    'skills|key skills|core skills|technical skills|skills and tools|skills & tools|tools|technologies|expertise|' +
    'kenntnisse|fähigkeiten|kompetenzen|fachkenntnisse|kenntnisse und fähigkeiten|it-kenntnisse|' +
    'مهارات|المهارات|المهارات التقنية|المهارات المهنية',
  experience:
    'experience|work experience|professional experience|employment|employment history|work history|career|' +
    'berufserfahrung|beruflicher werdegang|werdegang|praxiserfahrung|' +
    'الخبرة|الخبرات|الخبرة المهنية|الخبرات المهنية|الخبرة العملية|الخبرات العملية',
  other:
    'education|training|languages|contact|contact details|personal details|projects|publications|certificates|certifications|' +
    'awards|interests|hobbies|references|links|volunteering|' +
    'ausbildung|bildung|studium|weiterbildung|sprachen|sprachkenntnisse|kontakt|persönliche daten|projekte|veröffentlichungen|' +
    'zertifikate|auszeichnungen|interessen|referenzen|ehrenamt|' +
    'التعليم|المؤهلات|المؤهلات العلمية|الدورات|اللغات|التواصل|معلومات التواصل|البيانات الشخصية|المشاريع|الشهادات|الجوائز|' +
    'الاهتمامات|الهوايات|المراجع|الروابط',
} as const;

type Heading = keyof typeof headings;

const kinds = new Map(
  Object.entries(headings).flatMap(([kind, names]) =>
    names.split('|').map((name) => [name, kind as Heading]),
  ),
);

export interface ResumeSections {
  /** The lines above the first heading. */
  top: readonly string[];
  summary: readonly string[];
  skills: readonly string[];
  experience: readonly string[];
}

/**
 * Divides lines into sections at the headings. A line such as `Skills: weaving` contains a heading and the beginning of
 * its section.
 */
export function sectionsOf(lines: readonly string[]): ResumeSections {
  const sections: Record<'top' | Heading, string[]> = {
    top: [],
    summary: [],
    skills: [],
    experience: [],
    other: [],
  };
  let section = sections.top;
  for (const line of lines) {
    const [, name = line, rest = ''] = /^([^:]+):(.*)$/u.exec(line) ?? [];
    const kind = kinds.get(name.trim().toLowerCase());
    if (kind) section = sections[kind];
    const text = kind ? rest.trim() : line;
    if (text !== '') section.push(text);
  }
  return sections;
}
