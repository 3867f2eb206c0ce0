import type { Messages } from '../english.ts';

export const joining: Messages['joining'] = {
  freelancer: {
    title: 'Warum Freelancer hier sind',
    reasons: {
      first: {
        title: 'Eine Antwort zu einem festen Tag',
        text: 'Jeder Auftrag nennt den Tag, bis zu dem der Auftraggeber entscheidet. Verstreicht er ohne Entscheidung, schreiben wir Ihnen.',
      },
      second: {
        title: 'Sie sehen, wie Auftraggeber entscheiden',
        text: 'Es ist öffentlich, über wie viele Bewerbungen sie entschieden haben und wie schnell.',
      },
      third: {
        title: 'Die Vergütung gehört ganz Ihnen',
        text: 'Über das Geld einigen Sie sich mit dem Auftraggeber. Wir nehmen keinen Anteil.',
      },
    },
    person: 'Schon dabei',
  },
  client: {
    title: 'Warum Auftraggeber hier sind',
    reasons: {
      first: {
        title: 'Menschen statt Punkte',
        text: 'Sie lesen Anschreiben, Lebensläufe und Arbeitsproben. Sterne oder Punkte hat hier niemand.',
      },
      second: {
        title: 'Auf Wunsch Auswahl ohne Namen',
        text: 'Name, Bild und Ort bleiben verborgen, bis Sie sich entscheiden.',
      },
      third: {
        title: 'Verlässlichkeit ist sichtbar',
        text: 'Wer rechtzeitig entscheidet, zeigt das öffentlich bei jedem Auftrag.',
      },
    },
    person: 'Hier für Sie erreichbar',
  },
};
