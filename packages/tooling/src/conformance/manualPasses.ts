/** What was tried by hand, by which means, and what came of it. Only what was heard or seen. */
export interface ManualPass {
  /** With versions. */
  means: string;
  /** 'YYYY-MM-DD'. */
  date: string;
  journeys: readonly { did: string; noticed: string }[];
  found: readonly { what: string; mended: string }[];
}

export const manualPasses: readonly ManualPass[] = [
  {
    means: 'Orca 43.1 with Firefox ESR 153.7, by keys alone',
    date: '2026-11-23',
    journeys: [
      {
        did: 'A visitor searches for jobs.',
        noticed:
          'Heard: “Search jobs editable combo box”, “6 suggestions” while typing, then “12 jobs for “design””, the heading and the new title. Each job is a heading of level 3 in a list of 20 items, and its link “See More about Trainer for passenger safety courses”. Sort is “collapsed push button”, then “expanded”.',
      },
      {
        did: 'A visitor reads a job.',
        noticed:
          'Heard: the title as heading, the company as link, “(opens in a new tab)” on its site, then that it takes no more applications.',
      },
      {
        did: 'A client logs in; a freelancer tries with an empty password and an address cut short.',
        noticed:
          'Heard: “Enter your password.” on the empty field, “Enter an email address like name@example.com.” on a wrong one, “Logging in…”, and the title of the dashboard.',
      },
      {
        did: 'A client creates a job, and sends the empty form.',
        noticed:
          'Heard: the hint of each field after its name, groups by name (“Work type panel”), and after sending “Title entry required. invalid entry. Title is required”.',
      },
      {
        did: 'A client reads the applicants of a job and declines one.',
        noticed:
          'Heard: “4 undecided” as link, the groups as headings, “Decline Marisol Vega? dialog” with what it does, “Declining…” and “Application declined.”',
      },
      {
        did: 'A client opens a freelancer and writes to them.',
        noticed:
          'Heard: “Contact Chloé dialog Chloé gets your message by mail and can answer to your address.”, and “Write a message.” where it was missing. Tab stays in the dialog.',
      },
      {
        did: 'A visitor changes the language.',
        noticed:
          'Heard: the texts in the new language from then on; the focus stays. The change itself is silent.',
      },
    ],
    found: [
      {
        what: 'On a page just opened, each empty required field was “invalid entry”.',
        mended: 'Fields use `aria-required`; heard again: “Email entry required.”',
      },
      {
        what: 'A heading that received the focus is called “clickable”.',
        mended: 'Left: it is said only where the app has moved the focus to the heading.',
      },
      {
        what: 'Texts of users are read with the voice of the page’s language.',
        mended: 'Left: their language is not known, see 3.1.2.',
      },
      {
        what: 'Signing up, applying with a résumé and taking a decision back were not listened to.',
        mended: 'Left for the next pass; tests do them by keyboard.',
      },
      {
        what: 'A single key pressed right after Escape was lost while the dialog faded out; a journey failed by it.',
        mended: 'Keys act again as soon as a dialog closes.',
      },
    ],
  },
  {
    means: 'Chromium at 320 by 256 pixels (1280 by 1024 at 400 %), and with the text spacing of 1.4.12',
    date: '2026-11-23',
    journeys: [
      {
        did: '29 pages of visitors, freelancers and clients, by a script.',
        noticed:
          'None is wider than the window. Tab through all controls: each comes into view, and no bar covers it. With more spacing, at 320 and 1280 pixels, no text is cut off.',
      },
    ],
    found: [],
  },
];
