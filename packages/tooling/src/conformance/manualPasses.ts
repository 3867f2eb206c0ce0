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
      {
        did: 'A freelancer signs up, first with an empty form and a short password.',
        noticed:
          'Heard: “Email entry required. invalid entry. Enter an email address like name@example.com.”, “Use at least 8 characters.”, “Signing up…”, and the title of the job listings.',
      },
      {
        did: 'A freelancer applies with a résumé, in English and in Arabic; first with an empty form in English.',
        noticed:
          'Heard: “invalid entry. Write a cover letter.”, “Choose your resume.”, the dialog of the system, “resume.pdf, 45 bytes, chosen”, “Browse… resume.pdf push button”, “Sending…”, “Application submitted!” and the title; in Arabic the same in Arabic.',
      },
      {
        did: 'A client accepts an applicant with a message, cancels, opens the dialog again, accepts, and takes it back.',
        noticed:
          'Heard: “Accept Mei-Hua Lin? dialog” with what it does, the message still there the second time, “Accepting…”, “Application accepted.”, “Undo the decision on Mei-Hua Lin push button”, “Undoing…”, then the link to the applicant, how many wait, and “The decision is taken back.”',
      },
      {
        did: 'A visitor reads the list of jobs, a job and the form to log in in Arabic, and sends the form empty.',
        noticed:
          'Heard: headings, landmarks, labels, hints and mistakes in Arabic, and the texts of users between them as they were written.',
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
        what: 'A file field said “No file selected” after a file had been chosen.',
        mended: 'The control of the browser has the file, too; heard again: “Browse… resume.pdf”.',
      },
      {
        what: 'A job without a company was “Unknown” in Arabic and German.',
        mended: 'Both languages have words for it; not heard again.',
      },
      {
        what: 'Which language is the present one is marked with `aria-current`, which Orca 43 does not say on a button.',
        mended: 'Left: the page itself is heard in it.',
      },
      {
        what: 'In Firefox, the focus is on the frame of the window once the file dialog of the system has closed.',
        mended: 'Left: probably the window manager of the test; in Chromium it stays on the field.',
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
    found: [
      {
        what: 'In an open dialog, which the script had not seen, title and actions covered every field. The journey that it became found it.',
        mended: 'In windows lower than 480 pixels they scroll with the fields.',
      },
    ],
  },
];
