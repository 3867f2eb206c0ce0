/** The texts of the invented examples on the page about how the product works. */
export const examples = {
  job: {
    title: 'Designer for a ferry booking app',
    company: 'Harbor Ferries',
    location: 'Lisbon, Portugal',
    summary: 'Make the booking of a crossing as easy as buying a bus ticket.',
  },
  person: {
    first_name: 'Robin',
    last_name: 'Example',
    title: 'Product designer',
    location: 'Porto, Portugal',
  },
  letter:
    'I have designed timetables and ticket machines for six years. What I would do first: watch ten people book a crossing, and write down where they stop.',
};
