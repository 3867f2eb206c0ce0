import type { Language, LegalKind } from '@skillharbor/contract';

type Texts = Readonly<{ en: string } & Partial<Record<Language, string>>>;

/** The legal texts of the demo data. They say honestly that nothing here is real. */
export const legalTexts: Readonly<Record<LegalKind, Texts>> = {
  rules: {
    en: `This is a demo. Its jobs and people are invented, and the rules show what an operator could write.

## What is expected

- **Be honest.** Offer real work, and show your own.
- **Be fair.** Pay what you agreed on, and answer those who write to you.
- **Be kind.** Nobody is harassed or left out because of who they are.

## What happens otherwise

Everyone can report what breaks a rule. A person decides about it, gives the reason, and can be asked to decide again.`,
    de: `Dies ist eine Demo. Ihre Aufträge und Personen sind erfunden, und die Regeln zeigen, was ein Betreiber schreiben könnte.

## Was wir erwarten

- **Seien Sie ehrlich.** Bieten Sie echte Arbeit an, und zeigen Sie Ihre eigene.
- **Seien Sie fair.** Zahlen Sie, was vereinbart ist, und antworten Sie denen, die Ihnen schreiben.
- **Seien Sie freundlich.** Niemand wird belästigt oder ausgeschlossen, weil er ist, wer er ist.

## Was sonst geschieht

Alle können melden, was gegen eine Regel verstößt. Darüber entscheidet ein Mensch, nennt den Grund und kann um eine neue Entscheidung gebeten werden.`,
    ar: `هذا موقع تجريبي. الوظائف والأشخاص فيه من صنع الخيال، والقواعد مثال لما قد يكتبه مشغّل الموقع.

## ما ننتظره منك

- **كن صادقًا.** اعرض عملًا حقيقيًا، وأرِ الناس عملك أنت.
- **كن منصفًا.** ادفع ما اتفقت عليه، ورد على من يكتب إليك.
- **كن لطيفًا.** لا يُضايق أحد ولا يُستبعد بسبب هويته.

## ما يحدث خلاف ذلك

يستطيع الجميع الإبلاغ عما يخالف القواعد. يقرر فيه إنسان ويذكر السبب، ويمكن أن يُطلب منه النظر فيه من جديد.`,
  },
  terms: {
    en: `This is a demo, so nobody owes anybody anything here.

## The place

Freelancers and clients find each other here. What they agree on is between them: the site is no party to it, takes no money, and passes none on.

## Your account

You can delete it at any time on the page of your account. Demo accounts have passwords that everyone knows, so write nothing into them that matters.`,
    de: `Dies ist eine Demo, deshalb schuldet hier niemand jemandem etwas.

## Der Ort

Hier finden Freelancer und Auftraggeber zueinander. Was sie vereinbaren, gilt zwischen ihnen: Die Website ist daran nicht beteiligt, nimmt kein Geld ein und leitet keines weiter.

## Ihr Konto

Sie können es jederzeit auf der Seite Ihres Kontos löschen. Die Passwörter der Demokonten kennen alle, schreiben Sie also nichts Wichtiges hinein.`,
    ar: `هذا موقع تجريبي، فلا التزام فيه لأحد تجاه أحد.

## المكان

هنا يلتقي المستقلون والعملاء. وما يتفقون عليه شأن بينهم: الموقع ليس طرفًا فيه، ولا يأخذ مالًا ولا ينقله.

## حسابك

يمكنك حذفه في أي وقت من صفحة حسابك. كلمات مرور الحسابات التجريبية معروفة للجميع، فلا تكتب فيها شيئًا مهمًا.`,
  },
  privacy: {
    en: `This is a demo. Whoever runs it can read what you type, and may begin anew at any time.

## What is stored

- what you enter: your account, your profile, your jobs, applications and messages,
- when and with which browser you logged in.

## What is not

There are no advertisements and no trackers. Cookies only keep you logged in, recognize your browser, and remember your language.

## Your rights

On the page of your account, you can download everything that is stored about you, and delete it.`,
    de: `Dies ist eine Demo. Wer sie betreibt, kann lesen, was Sie eingeben, und jederzeit von vorn beginnen.

## Was gespeichert wird

- was Sie eingeben: Ihr Konto, Ihr Profil, Ihre Aufträge, Bewerbungen und Nachrichten,
- wann und mit welchem Browser Sie sich angemeldet haben.

## Was nicht

Es gibt keine Werbung und keine Tracker. Cookies halten Sie nur angemeldet, erkennen Ihren Browser wieder und merken sich Ihre Sprache.

## Ihre Rechte

Auf der Seite Ihres Kontos können Sie alles herunterladen, was über Sie gespeichert ist, und es löschen.`,
    ar: `هذا موقع تجريبي. من يشغّله يستطيع قراءة ما تكتبه، وقد يبدأ من جديد في أي وقت.

## ما يُحفظ

- ما تدخله: حسابك وملفك ووظائفك وطلباتك ورسائلك،
- متى سجلت الدخول وبأي متصفح.

## ما لا يُحفظ

لا إعلانات ولا متتبعات. وملفات الارتباط تُبقيك مسجلًا وتتعرف على متصفحك وتتذكر لغتك فقط.

## حقوقك

في صفحة حسابك يمكنك تنزيل كل ما يُحفظ عنك، وحذفه.`,
  },
  imprint: {
    en: `Nobody runs this demo for the public.

Whoever runs a real place writes here who they are, and how to reach them: name, address, email address, and what the law of their country asks for.`,
    de: `Niemand betreibt diese Demo für die Öffentlichkeit.

Wer einen echten Ort betreibt, schreibt hier, wer er ist und wie man ihn erreicht: Name, Anschrift, E-Mail-Adresse und was das Recht seines Landes verlangt.`,
    ar: `لا أحد يشغّل هذا الموقع التجريبي للعموم.

من يشغّل موقعًا حقيقيًا يكتب هنا من هو وكيف يمكن التواصل معه: الاسم والعنوان والبريد الإلكتروني وما يطلبه قانون بلده.`,
  },
  accessibility: {
    en: `Everything on this site should work with a keyboard, with a screen reader, enlarged, and without colors. Programs check each page for it.

Programs do not notice everything. A real place says here whom to write to about a barrier, and who decides if nothing changes.`,
    de: `Alles auf dieser Website soll mit der Tastatur, mit einem Screenreader, vergrößert und ohne Farben bedienbar sein. Programme prüfen das auf jeder Seite.

Programme merken nicht alles. Ein echter Ort nennt hier, wem man von einer Barriere schreibt, und wer entscheidet, wenn sich nichts ändert.`,
    ar: `ينبغي أن يعمل كل ما في هذا الموقع بلوحة المفاتيح وبقارئ الشاشة ومكبَّرًا ومن دون ألوان. وتفحص برامج كل صفحة من أجل ذلك.

لا تلاحظ البرامج كل شيء. الموقع الحقيقي يذكر هنا لمن تكتب عن عائق، ومن يقرر إن لم يتغير شيء.`,
  },
};
