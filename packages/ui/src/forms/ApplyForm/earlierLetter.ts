/** A cover letter from an earlier application. */
export interface EarlierLetter {
  /** The id of the application. */
  id: number;
  jobTitle: string;
  /** The time at which the application was sent, in ISO 8601. */
  sentAt: string;
  text: string;
}
