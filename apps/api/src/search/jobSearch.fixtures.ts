/**
 * The jobs that jobSearch.queries.test.ts searches, newest first. Their texts contain punctuation, hyphens and accents,
 * and are in several languages.
 */
import type { JobInput } from '@skillharbor/contract';

export interface SearchedJob extends Partial<JobInput> {
  title: string;
  company: string;
  location: string;
}

export const searchedJobs = {
  python: {
    title: 'Python Developer',
    company: 'GlobalLogic',
    location: 'Kyiv, Ukraine',
    description: 'You write services for maps.',
  },
  django: {
    title: 'Backend Engineer (Python/Django)',
    company: 'Fjord Insights',
    location: 'Oslo, Norway',
    employment_type: 'part-time',
    remote: 'hybrid',
  },
  reviewer: {
    title: 'Code Reviewer',
    company: 'Review Works',
    location: 'Leeds, United Kingdom',
    description: 'Most of what you read is Python.',
  },
  pythonic: {
    title: 'Pythonista in Residence',
    company: 'Snake River',
    location: 'Boise, United States',
  },
  frontend: {
    title: 'Front-End Developer',
    company: 'Harbor Digital',
    location: 'Québec, Canada',
    description: 'React in a monorepo.',
  },
  frontendOne: { title: 'Senior Frontend Engineer', company: 'Pixelwerk', location: 'München, Germany' },
  frontendTwo: { title: 'Front End Lead', company: 'Loom & Co', location: 'Munich, Germany' },
  fullstack: { title: 'Full-Stack JavaScript Developer', company: 'Global Logic', location: 'Lviv, Ukraine' },
  cpp: { title: 'C++ Systems Programmer', company: 'Ferrous', location: 'Köln, Germany' },
  csharp: { title: 'C# / .NET Developer', company: 'Nordlys AS', location: 'Tromsø, Norway' },
  c: { title: 'Embedded C Engineer', company: 'Ferrous', location: 'Cologne, Germany' },
  asp: { title: 'ASP.NET Core Specialist', company: 'Bluepoint', location: 'Warszawa, Poland' },
  node: { title: 'Node.js Developer', company: 'Bluepoint', location: 'Warsaw, Poland' },
  nodejs: {
    title: 'NodeJS and TypeScript Engineer',
    company: 'Typewell',
    location: 'Remote',
    remote: 'remote',
  },
  java: {
    title: 'Java Developer',
    company: 'Kaffe Bank',
    location: 'Göteborg, Sweden',
    category: 'finance',
    description: 'No JavaScript at all.',
  },
  javaTeam: { title: 'Java Team Lead', company: 'Tessellate', location: 'Lisboa, Portugal' },
  networks: { title: 'Network Administrator', company: 'Cable Guild', location: 'Lisbon, Portugal' },
  support: {
    title: 'IT Support Agent',
    company: 'Helpline',
    location: 'Cork, Ireland',
    employment_type: 'full-time',
  },
  research: { title: 'R&D Chemist', company: 'L’Atelier Chimique', location: 'Genève, Switzerland' },
  nurse: {
    title: 'Night Nurse',
    company: 'Sankt Hedwig',
    location: 'Zürich, Switzerland',
    category: 'healthcare',
    employment_type: 'part-time',
  },
  accountant: {
    title: 'Comptable confirmé·e',
    company: 'Société Générale de Crédit',
    location: 'Montréal, Canada',
    category: 'finance',
    short_description: 'Tenue de la comptabilité à temps partiel.',
  },
  engineerGerman: {
    title: 'Softwareentwickler für Straßenbahnen',
    company: 'Müller & Söhne',
    location: 'Düsseldorf, Germany',
    short_description: 'Wir suchen Entwicklerinnen und Entwickler.',
  },
  engineerPolish: { title: 'Inżynier oprogramowania', company: 'Żuraw Łódź', location: 'Łódź, Poland' },
  engineerUkrainian: { title: 'Розробник Python', company: 'Хмара', location: 'Київ, Україна' },
  designerSpanish: { title: 'Diseñador gráfico', company: 'Piñata Estudio', location: 'Sevilla, España' },
  japanese: { title: '日本語 テクニカルライター', company: '株式会社みなと', location: '東京' },
  greek: { title: 'Μεταφραστής Ελληνικών', company: 'Λόγος', location: 'Athens, Greece' },
  ux: {
    title: 'UX Designer for Design Systems',
    company: 'Typewell',
    location: 'Remote',
    remote: 'remote',
  },
  systems: { title: 'Systems Analyst', company: 'Design Bureau', location: 'Accra, Ghana', remote: 'hybrid' },
  writer: {
    title: 'Technical Writer',
    company: 'Design Bureau',
    location: 'Nairobi, Kenya',
    employment_type: 'part-time',
    short_description: 'Document our design systems in Markdown.',
  },
  teacher: {
    title: 'Physics Teacher',
    company: 'Lycée Curie',
    location: 'Lyon, France',
    category: 'education',
  },
  marketing: {
    title: 'E-Commerce Manager',
    company: 'Tulip & Daughters',
    location: 'Den Haag, Netherlands',
    category: 'marketing',
    short_description: 'Part of the time you travel.',
  },
  universities: { title: 'Liaison for Universities', company: 'Campus Link', location: 'Turin, Italy' },
  berlinTech: { title: 'Office Coordinator', company: 'Berlin Technologies', location: 'Potsdam, Germany' },
  berlin: { title: 'Barista', company: 'Kaffeehaus', location: 'Berlin, Germany', remote: 'onsite' },
  berlinTitle: { title: 'Berlin Tour Guide', company: 'Spree Walks', location: 'Potsdam, Germany' },
  berlinText: {
    title: 'Travel Photographer',
    company: 'Lumen',
    location: 'Anywhere',
    description: 'The next assignment is in Berlin.',
  },
  longWord: {
    title: `${'Donaudampfschiff'.repeat(5)} Kapitän`,
    company: 'Nussschale',
    location: 'Linz, Austria',
  },
  go: { title: 'Go Programmer', company: 'Cable Guild', location: 'Cork, Ireland' },
  golang: { title: 'Golang Programmer', company: 'Ferrous', location: 'Oslo, Norway' },
  google: { title: 'Google Ads Specialist', company: 'Helpline', location: 'Cork, Ireland' },
  seniorPerl: {
    title: 'Sr. Perl Programmer',
    company: 'Cable Guild',
    location: 'Oslo, Norway',
    pay: { min: 2_000, max: 2_750, currency: 'USD', period: 'month' },
  },
  junior: { title: 'Jr Bookbinder', company: 'Campus Link', location: 'Leeds, United Kingdom' },
  machine: { title: 'ML Researcher', company: 'Helpline', location: 'Oslo, Norway' },
  people: { title: 'HR Officer', company: 'Ferrous', location: 'Turin, Italy' },
  cluster: { title: 'Kubernetes Operator', company: 'Ferrous', location: 'Oslo, Norway' },
  projectManager: { title: 'Project Manager', company: 'Loom & Co', location: 'Accra, Ghana' },
  productManager: { title: 'Produktmanager', company: 'Müller & Söhne', location: 'Linz, Austria' },
  tester: { title: 'QA Tester', company: 'Helpline', location: 'Turin, Italy' },
  interfaces: { title: 'UI Illustrator', company: 'Ferrous', location: 'Turin, Italy' },
  ethics: { title: 'AI Ethicist', company: 'Campus Link', location: 'Turin, Italy' },
  database: { title: 'Database Librarian', company: 'Helpline', location: 'Turin, Italy' },
  arabic: { title: 'مبرمج تطبيقات', company: 'ميناء', location: 'Accra, Ghana' },
  script: { title: 'TS Migration Specialist', company: 'Ferrous', location: 'Turin, Italy' },
} satisfies Record<string, SearchedJob>;

export type SearchedJobName = keyof typeof searchedJobs;
