import { translating } from './serverSentences.ts';

export const arabicServer = translating({
  'Add a picture or a link.': 'أضف صورة أو رابطًا.',
  'All places for applications are taken. One may become free later.':
    'شُغلت أماكن التقديم كلها. قد يُتاح مكان لاحقًا.',
  'At least {n} characters.': 'الحد الأدنى لعدد الأحرف: {n}.',
  'At least {n}.': 'لا يقل عن {n}.',
  'At most {n} characters.': 'الحد الأقصى لعدد الأحرف: {n}.',
  'At most {n}.': 'لا يزيد على {n}.',
  'Choose a file.': 'اختر ملفًا.',
  'Choose a resume: a pdf, doc or docx file.': 'اختر سيرة ذاتية: ملف pdf أو doc أو docx.',
  'Enter a number.': 'أدخل رقمًا.',
  'Enter a web address that starts with http:// or https://.':
    // The addresses are isolated, so that the punctuation after them keeps its place.
    'أدخل عنوانًا يبدأ بـ \u2068http://\u2069 أو \u2068https://\u2069.',
  'Enter a web address, such as https://example.com.': 'أدخل عنوانًا مثل https://example.com.',
  'Enter a whole address such as https://example.com.': 'أدخل عنوانًا كاملًا مثل https://example.com.',
  'Enter an email address, such as name@example.com.': 'أدخل عنوان بريد إلكتروني مثل name@example.com.',
  'Keep this on one line.': 'اكتب هذا في سطر واحد.',
  'Only clients can do this.': 'هذا متاح للعملاء فقط.',
  'Only freelancers can do this.': 'هذا متاح للمستقلين فقط.',
  'Please log in.': 'يرجى تسجيل الدخول.',
  'Remove the invisible character (NUL) from this text.': 'أزل الحرف غير المرئي (NUL) من هذا النص.',
  'Something went wrong on our side. Please try again.': 'حدث خطأ من جهتنا. يرجى المحاولة مرة أخرى.',
  'The email address or the password is wrong.': 'البريد الإلكتروني أو كلمة المرور غير صحيحة.',
  'The freelancer knows of the shortlist already.': 'يعلم المستقل بالقائمة المختصرة بالفعل.',
  'The picture must have at most {n} million pixels.': 'يجب ألا تتجاوز الصورة {n} مليون بكسل.',
  'The service is busy. Please try again shortly.': 'الخدمة مشغولة. يرجى المحاولة بعد قليل.',
  'There is already an account with this email address.': 'يوجد حساب بهذا البريد الإلكتروني بالفعل.',
  'There is no room for the file just now. Please try again later.':
    'لا مساحة للملف حاليًا. يرجى المحاولة لاحقًا.',
  'This application has already been decided.': 'سبق البتّ في هذا الطلب.',
  'This application is not on the shortlist.': 'هذا الطلب ليس في القائمة المختصرة.',
  'This application was closed without a decision.': 'أُغلق هذا الطلب دون قرار.',
  'This application was withdrawn.': 'سُحب هذا الطلب.',
  'This decision can no longer be taken back.': 'لم يعد التراجع عن هذا القرار ممكنًا.',
  'This field is required.': 'هذا الحقل مطلوب.',
  'This is not a pdf, doc or docx file.': 'هذا ليس ملف pdf أو doc أو docx.',
  'This is not a picture in JPEG, PNG or WebP format.': 'هذه ليست صورة بصيغة JPEG أو PNG أو WebP.',
  'This is too large to send.': 'هذا أكبر من أن يُرسل.',
  'This job is active. Please deactivate it first.': 'هذه الوظيفة نشطة. يرجى إيقافها أولًا.',
  'This job is your own. Put what applicants should know into its description.':
    'هذه وظيفتك أنت. ضع ما ينبغي أن يعرفه المتقدمون في وصفها.',
  'This job takes no applications any more.': 'لم تعد هذه الوظيفة تستقبل الطلبات.',
  'This job takes no questions any more.': 'لم تعد هذه الوظيفة تستقبل الأسئلة.',
  'This job was changed meanwhile. Please reload it and try again.':
    'عُدّلت هذه الوظيفة في أثناء ذلك. يرجى إعادة تحميلها والمحاولة مرة أخرى.',
  'This job was deleted.': 'حُذفت هذه الوظيفة.',
  'This link has expired or was already used. Please ask for a new one.':
    'انتهت صلاحية هذا الرابط أو سبق استخدامه. يرجى طلب رابط جديد.',
  'This password is easy to guess. Choose a less common one.':
    'كلمة المرور هذه سهلة التخمين. اختر كلمة أقل شيوعًا.',
  'This password is made of your name, your email address, your company or “Skill Harbor”. Choose another one.':
    'تتكون كلمة المرور هذه من اسمك أو عنوان بريدك أو شركتك أو «Skill Harbor». اختر كلمة أخرى.',
  'This text contains an incomplete character. Please type it again.':
    'يحتوي هذا النص على حرف ناقص. يرجى كتابته من جديد.',
  'Too many attempts. Please try again in a minute.': 'محاولات كثيرة. يرجى المحاولة بعد دقيقة.',
  'Too many attempts. Please try again in {n} minutes.': 'محاولات كثيرة. عدد دقائق الانتظار: {n}.',
  'Too many questions about this job wait for an answer. Please try again later.':
    'تنتظر أسئلة كثيرة عن هذه الوظيفة إجابة. يرجى المحاولة لاحقًا.',
  'Use characters that are not all the same.': 'استخدم أحرفًا غير متماثلة كلها.',
  'You have asked this already. You will be told when it is answered.':
    'سبق أن سألت هذا. سنخبرك عندما يُجاب عنه.',
  'Your session has ended. Please log in again.': 'انتهت جلستك. يرجى تسجيل الدخول من جديد.',
  'A portfolio has at most {n} pieces. Remove one first.': 'الحد الأقصى لنماذج العمل: {n}. أزل واحدًا أولًا.',
  'Choose a day from the deadline to {n} days after it.':
    'اختر يومًا لا يسبق آخر موعد للتقديم. أقصى عدد للأيام بعده: {n}.',
  'Choose today or a later day.': 'اختر اليوم أو يومًا بعده.',
  'Enter a currency by its three-letter code, such as USD.': 'أدخل رمز العملة بثلاثة أحرف، مثل USD.',
  'Enter a date as YYYY-MM-DD.': 'أدخل تاريخًا.',
  'Enter a whole number.': 'أدخل عددًا صحيحًا.',
  'Name each of your pieces once.': 'اذكر كل نموذج من نماذج عملك مرة واحدة.',
  'The CSRF token is missing or wrong. Please reload the page.': 'هذه الصفحة قديمة. يرجى إعادة تحميلها.',
  'The file must be at most {n} MiB.': 'الحد الأقصى لحجم الملف: {n} ميبيبايت.',
  'The request took too long to arrive.': 'استغرق الإرسال وقتًا طويلًا. يرجى المحاولة مرة أخرى.',
  'The upper amount is below the lower one.': 'الحد الأعلى أقل من الحد الأدنى.',
  'There is no such freelancer.': 'لا يوجد هذا المستقل.',
  'There is not enough disk space to save this. Please try again later.':
    'لا مساحة كافية للحفظ حاليًا. يرجى المحاولة لاحقًا.',
  'This form could not be read.': 'تعذّرت قراءة هذا النموذج.',
  'This is not in the expected form.': 'هذا ليس بالصيغة المتوقعة.',
  'This is not valid.': 'هذا غير صالح.',
  'This is not your password.': 'هذه ليست كلمة مرورك.',
  'This request could not be understood.': 'تعذّر فهم هذا الطلب.',
  'This server is stopping. Please try again shortly.': 'يجري إيقاف الخادم. يرجى المحاولة بعد قليل.',
  'Use at most two decimals.': 'استخدم منزلتين عشريتين على الأكثر.',
  'You can keep {n} messages. Delete one first.': 'الحد الأقصى للرسائل المحفوظة: {n}. احذف واحدة أولًا.',
  'You have asked {n} questions in the last {n} hours. Please ask the next one tomorrow.':
    'بلغ عدد أسئلتك {n} خلال {n} ساعة. يرجى طرح السؤال التالي غدًا.',
});
