import { criteria } from './criteria.ts';
import type { Result } from './criterion.ts';

/** A requirement of EN 301 549 V3.2.1. */
export interface Requirement {
  /** '9.1.4.3', or a chapter. */
  clause: string;
  name: string;
  result: Result;
  remark: string;
}

const noHardware = 'Skill Harbor is a web app: no hardware, no software of its own on the device.';

/** Chapter 9 repeats WCAG 2.1, A and AA, with its numbers; 4.1.1, which WCAG 2.2 has given up, is still among them. */
const web: Requirement[] = [
  ...criteria
    .filter(({ isNew }) => !isNew)
    .map(({ number, name, result }) => ({
      clause: `9.${number}`,
      name,
      result,
      remark: `As ${number} of WCAG 2.2.`,
    })),
  {
    clause: '9.4.1.1',
    name: 'Parsing',
    result: 'Supports',
    remark: 'React writes the document; axe finds no id twice where it matters.',
  } as const,
].toSorted((one, other) => one.clause.localeCompare(other.clause, 'en', { numeric: true }));

export const requirements: readonly Requirement[] = [
  {
    clause: '4',
    name: 'Functional performance',
    result: 'Partially supports',
    remark: 'Met as far as the clauses below are.',
  },
  {
    clause: '5.2',
    name: 'Activation of accessibility features',
    result: 'Supports',
    remark: 'There is none to activate: the app follows the settings of the system and the browser.',
  },
  { clause: '5.3', name: 'Biometrics', result: 'Not applicable', remark: 'None are asked for.' },
  {
    clause: '5.4',
    name: 'Preservation of accessibility information during conversion',
    result: 'Supports',
    remark:
      'Résumés are kept byte for byte. Pictures, which are redrawn, hold no such information that is used.',
  },
  { clause: '5.5 – 5.9', name: 'Operable parts, keys', result: 'Not applicable', remark: noHardware },
  {
    clause: '6, 7',
    name: 'Two-way voice communication, video',
    result: 'Not applicable',
    remark: 'There is neither.',
  },
  { clause: '8', name: 'Hardware', result: 'Not applicable', remark: noHardware },
  ...web,
  {
    clause: '9.6',
    name: 'WCAG conformance requirements',
    result: 'Partially supports',
    remark: 'Whole pages and whole journeys, except for what is supported in part above.',
  },
  {
    clause: '10',
    name: 'Non-web documents',
    result: 'Partially supports',
    remark:
      'Mails have a text and an HTML part with the same words; they were not checked clause by clause. Résumés are users’ own documents.',
  },
  { clause: '11.1 – 11.7', name: 'Software', result: 'Not applicable', remark: noHardware },
  {
    clause: '11.8',
    name: 'Authoring tools',
    result: 'Partially supports',
    remark:
      'Texts of users are formatted with headings, lists and links as HTML. There is no field for the alternative of a picture, and no check of what users write.',
  },
  {
    clause: '12.1',
    name: 'Product documentation',
    result: 'Supports',
    remark: 'This page, and the notes on keys and screen readers of each component in Storybook.',
  },
  {
    clause: '12.2',
    name: 'Support services',
    result: 'Not applicable',
    remark: 'Support is offered by the operator of a marketplace, who adds how to reach it.',
  },
  {
    clause: '13',
    name: 'Relay and emergency services',
    result: 'Not applicable',
    remark: 'There are none.',
  },
];
