import type { Language } from '@skillharbor/contract';

interface RefusalMessages {
  unreadable: { title: string; text: string; action: string };
  /** `wait` is a duration, such as "40 seconds". */
  tooMany: { title: string; text: (wait: string) => string; action: string };
}

/** These texts are separate from the app's own texts, because no browser needs them. */
export const refusalMessages: Readonly<Record<Language, RefusalMessages>> = {
  en: {
    unreadable: {
      title: 'This address cannot be read',
      text: 'It contains characters that none of our addresses has. Check how you copied it, or start from the home page.',
      action: 'Back to Home',
    },
    tooMany: {
      title: 'Too many pages at once',
      text: (wait) =>
        `Your network has opened more pages in a minute than we can show. Please try again in ${wait}.`,
      action: 'Try again',
    },
  },
  de: {
    unreadable: {
      title: 'Diese Adresse ist nicht lesbar',
      text: 'Sie enthält Zeichen, die in keiner unserer Adressen vorkommen. Prüfen Sie, ob sie richtig kopiert ist, oder beginnen Sie auf der Startseite.',
      action: 'Zur Startseite',
    },
    tooMany: {
      title: 'Zu viele Seiten auf einmal',
      text: (wait) =>
        `Aus Ihrem Netz wurden in einer Minute mehr Seiten geöffnet, als wir anzeigen können. Bitte versuchen Sie es in ${wait} noch einmal.`,
      action: 'Noch einmal versuchen',
    },
  },
  ar: {
    unreadable: {
      title: 'تعذّرت قراءة هذا العنوان',
      text: 'يحتوي على رموز لا ترد في أي من عناويننا. تحقق من نسخه كاملًا، أو ابدأ من الصفحة الرئيسية.',
      action: 'العودة إلى الرئيسية',
    },
    tooMany: {
      title: 'صفحات كثيرة دفعة واحدة',
      text: (wait) =>
        `فُتحت من شبكتك خلال دقيقة صفحات أكثر مما يمكننا عرضه. يرجى المحاولة مرة أخرى بعد ${wait}.`,
      action: 'المحاولة مرة أخرى',
    },
  },
};
