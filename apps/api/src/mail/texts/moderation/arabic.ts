import type { ModerationRule, ReportKind } from '@skillharbor/contract';
import { isolate } from '@skillharbor/prose';
import type { englishModerationMails } from './english.ts';

/** Names what a decision is about, in a form that fits into a sentence that addresses the owner. */
const statementKinds: Record<ReportKind, string> = {
  job: 'وظيفتك',
  freelancer: 'ملفك الشخصي',
  company: 'صفحة شركتك',
  question: 'سؤالك عن الوظيفة',
  reply: 'ردك على سؤال عن الوظيفة',
  message: 'رسالتك بشأن',
  portfolio_piece: 'عملك المعروض',
  portrait: 'صورة ملفك الشخصي',
  logo: 'شعار شركتك',
};
/**
 * The subject line says only what kind of thing was reported. It omits the title, and also the words that introduce the
 * title.
 */
const kindAlone = (kind: ReportKind) => (kind === 'message' ? 'رسالتك' : statementKinds[kind]);

const statementRules: Record<ModerationRule, string> = {
  law: 'لا يجوز أن يخالف أي شيء القانون.',
  honesty: 'يجب أن يكون كل ما يُعرض حقيقيًا وصادقًا.',
  spam: 'لا يجوز نشر أي شيء مرارًا أو للدعاية وحدها.',
  respect: 'لا يجوز التمييز ضد أحد أو مضايقته.',
  privacy: 'لا يجوز كشف البيانات الشخصية للآخرين.',
  copyright: 'لا يجوز عرض أعمال الآخرين إلا بإذنهم.',
  suitability: 'يجب أن يتعلق كل شيء بالعمل الحر.',
};

/** The texts of the mails about reports and decisions. */
export const arabicModerationMails: typeof englishModerationMails = {
  reportReceived: ({ number }) => ({
    subject: `وصلنا بلاغك ${isolate(number)}`,
    paragraphs: [
      'شكرًا لك. سينظر شخص فيما أبلغت عنه ويتخذ القرار. الذي يقرر إنسان لا برنامج.',
      `رقم بلاغك هو ${isolate(number)}.`,
    ],
    button: 'عرض ما آل إليه البلاغ',
    closing: 'الرابط لك وحدك: من يملكه يستطيع قراءة البلاغ. وإن لم ترسل أي بلاغ فتجاهل هذه الرسالة.',
  }),

  reportDecided: ({ number, outcome }) => ({
    subject: `ما آل إليه بلاغك ${isolate(number)}`,
    paragraphs: [
      {
        dismissed: 'نظر شخص فيما أبلغت عنه ولم يجد ما يخالف قواعدنا أو القانون، فيبقى كما هو.',
        acted: 'نظر شخص فيما أبلغت عنه ووجد أنه يخالف قواعدنا أو القانون، فاتخذنا إجراءً. شكرًا لك.',
        reversed:
          'كنا قد اتخذنا إجراءً بشأن ما أبلغت عنه. ثم اعترض صاحب الشأن، ولم تجد المراجعة الثانية أي مخالفة، فألغينا الإجراء.',
      }[outcome],
    ],
    details: ['الذي قرر ذلك إنسان لا برنامج.'],
    button: 'عرض البلاغ',
    closing:
      'إن كان لك رأي آخر، فيمكنك الإبلاغ مرة أخرى بأسباب أخرى، أو اللجوء إلى القضاء أو إلى جهة معتمدة لتسوية النزاعات خارج المحاكم.',
  }),

  moderatorWrote: 'سبب القرار:',

  statement: ({ action, kind, title, rule, until, appealUntil }) => {
    const thing = `${statementKinds[kind]} «${isolate(title)}»`;
    const values: Record<string, string> = until === null ? { thing } : { thing, until };
    return {
      subject: {
        dismiss: `نظرنا في ${kindAlone(kind)}`,
        request_change: `يُرجى تعديل ${kindAlone(kind)}`,
        hide: `أخفينا ${kindAlone(kind)}`,
        suspend: 'حسابك موقوف',
        end_account: 'أُنهي حسابك',
      }[action],
      paragraphs: [
        {
          dismiss: `أبلغ شخص عن ${thing}، ولم نجد أي مخالفة.`,
          request_change: `أبلغ شخص عن ${thing}. يُرجى التعديل، لأن في الصيغة الحالية مخالفة لإحدى القواعد. ويبقى المحتوى ظاهرًا في هذه الأثناء.`,
          hide: `أبلغ شخص عن ${thing}. أخفينا المحتوى في الموقع كله حتى إشعار آخر.`,
          suspend: `أبلغ شخص عن ${thing}. حسابك موقوف حتى ${until ?? ''}: لا يمكنك تسجيل الدخول، ولا يظهر للعموم شيء منك. ويبقى ما أُبلغ عنه مخفيًا بعد ذلك.`,
          end_account: `أبلغ شخص عن ${thing}. أنهينا حسابك: لا يمكنك تسجيل الدخول، ولا يظهر للعموم شيء منك.`,
        }[action],
      ],
      details: [
        `القاعدة: ${statementRules[rule]}`,
        'نظر إنسان في الأمر وقرر. لم يعثر عليه برنامج ولم يقرر فيه برنامج.',
      ],
      values,
      button: 'قراءة بيان الأسباب',
      closing: `يمكنك الاعتراض مرة واحدة حتى ${appealUntil} في الصفحة التي يفتحها الرابط. ويقرر فيه شخص آخر إن وُجد. ويمكنك أيضًا اللجوء إلى القضاء أو إلى جهة معتمدة لتسوية النزاعات خارج المحاكم. الرابط لك وحدك.`,
    };
  },

  appealDecided: ({ title, isReversed }) => ({
    subject: isReversed ? 'قُبل اعتراضك' : 'لم يُقبل اعتراضك',
    paragraphs: [
      isReversed
        ? `ألغينا قرارنا بشأن «${isolate(title)}»، ولم يعد ساريًا.`
        : `راجعنا قرارنا بشأن «${isolate(title)}» مرة أخرى، وهو باقٍ.`,
    ],
    details: ['الذي قرر ذلك إنسان لا برنامج.'],
    button: 'قراءة بيان الأسباب',
    closing: 'يمكنك أيضًا اللجوء إلى القضاء أو إلى جهة معتمدة لتسوية النزاعات خارج المحاكم.',
  }),
};
