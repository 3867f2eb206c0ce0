/** The content of a mail, before it is written as text and as HTML. */
export interface Content {
  subject: string;
  /**
   * True for a subject that operators cannot change, because a user has written it, or because it depends on a number
   * or a kind.
   */
  keepsSubject?: boolean;
  greeting?: string;
  /** The paragraphs that the product writes, as plain text. Operators can change them. */
  paragraphs: readonly string[];
  /** The values in the subject and in the paragraphs, by the names of their placeholders. */
  values?: Readonly<Record<string, string>>;
  /** Further paragraphs, with facts that every mail of the kind must have. */
  details?: readonly string[];
  /** The text of a user, and the line before it, which names the author. */
  quote?: { from: string; text: string };
  /** The titled lists of links. A list can have a smaller link at its end. */
  sections?: readonly { title: string; links: readonly Link[]; after?: string; footer?: Link }[];
  button?: Link;
  closing: string;
}

export interface Link {
  label: string;
  href: string;
}
