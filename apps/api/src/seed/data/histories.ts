/**
 * A position in a resume. `from` and `to` are numbers of years before the demo data is inserted. For the current
 * position, `to` is 0.
 */
export interface Post {
  from: number;
  to: number;
  role: string;
  employer: string;
}

function post(from: number, to: number, role: string, employer: string): Post {
  return { from, to, role, employer };
}

/** The work history of each applicant, latest position first, by the freelancer's key. */
export const histories: Readonly<Record<string, readonly Post[]>> = {
  freelancer: [
    post(2, 0, 'Product designer', 'Freelance, Valencia'),
    post(7, 2, 'Designer, tickets and travel', 'Ferrocarriles del Turia, Valencia'),
    post(10, 7, 'Learning designer', 'Enfermera Campus, Madrid'),
  ],
  meihua: [
    post(4, 0, 'User researcher', 'Freelance, Taipei'),
    post(9, 4, 'Researcher, public transport', 'Harbor City Lab, Kaohsiung'),
  ],
  sofia: [
    post(11, 0, 'Brand designer and illustrator', 'Own studio, Gothenburg'),
    post(15, 11, 'Designer', 'Byrå Strandskata, Stockholm'),
  ],
  anneli: [
    post(5, 0, 'Frontend engineer', 'Freelance, Tartu'),
    post(8, 5, 'Frontend engineer, patient records', 'Emajõe Hospital, Tartu'),
  ],
  kenji: [
    post(9, 0, 'Motion designer', 'Freelance, Osaka'),
    post(13, 9, 'Animator', 'Kamome Pictures, Kobe'),
  ],
  diego: [
    post(5, 0, 'Machine learning engineer', 'Freelance, Santiago'),
    post(10, 5, 'Data scientist, arrivals and berths', 'Terminal Costanera, San Antonio'),
  ],
  tunde: [
    post(5, 0, 'Backend engineer', 'Freelance, Lagos'),
    post(11, 5, 'Engineer, then lead engineer, ticketing', 'Coastline Coaches, Lagos and Accra'),
  ],
  bilal: [
    post(4, 0, 'Infrastructure and security engineer', 'Freelance, Marseille'),
    post(14, 4, 'Systems engineer, on call', 'Quais du Levant, Marseille'),
  ],
  vikram: [
    post(7, 0, 'Android developer', 'Freelance, Kochi'),
    post(12, 7, 'Android developer, inland boats', 'Kayal Mobility, Alappuzha'),
  ],
  oluchi: [
    post(3, 0, 'Copywriter', 'Freelance, Abuja'),
    post(6, 3, 'Lifecycle writer', 'Nestpenny Savings, Lagos'),
  ],
  chloe: [
    post(7, 0, 'Grant writer and editor', 'Freelance, Québec'),
    post(10, 7, 'Development officer', 'Théâtre du Quai Rouge, Québec'),
  ],
  harpreet: [
    post(6, 0, 'Financial modeller', 'Own practice, Vancouver'),
    post(12, 6, 'Analyst, then manager, transport', 'Salish Infrastructure Advisers, Victoria'),
  ],
  patrick: [
    post(9, 0, 'Bookkeeper', 'Own practice, Limerick'),
    post(18, 9, 'Bookkeeper', 'Shannon Narrows Car Ferry, Killimer'),
    post(31, 18, 'Accounts clerk', 'Ballinacurra Stores, Limerick'),
  ],
  aroha: [
    post(4, 0, 'Support lead', 'Freelance, Wellington'),
    post(9, 4, 'Passenger services', 'Raukawa Sea Line, Wellington'),
  ],
  rafael: [
    post(16, 0, 'Literary and legal translator', 'Freelance, Medellín'),
    post(18, 16, 'Shop assistant and student', 'Sardinhas da Baixa, Lisbon'),
  ],
};
