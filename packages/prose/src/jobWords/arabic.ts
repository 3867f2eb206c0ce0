import type { JobWords } from './english.ts';

export const arabicJobWords: JobWords = {
  categories: {
    tech: 'التقنية',
    finance: 'المالية',
    healthcare: 'الصحة',
    marketing: 'التسويق',
    education: 'التعليم',
    other: 'مجالات أخرى',
  },
  employmentTypes: {
    'full-time': 'دوام كامل',
    'part-time': 'دوام جزئي',
    contract: 'عقد',
  },
  workTypes: {
    onsite: 'في مقر العمل',
    hybrid: 'هجين',
    remote: 'عن بُعد',
  },
  places: {
    anywhere: 'أي مكان في العالم',
    groups: { EU: 'الاتحاد الأوروبي', EEA: 'المنطقة الاقتصادية الأوروبية' },
  },
  overlap: (hours, zone) => `عدد الساعات يوميًا: ${hours}، مع ${zone}`,
  pay: {
    from: (amount) => `ابتداءً من ${amount}`,
    per: {
      hour: (amount) => `${amount} في الساعة`,
      day: (amount) => `${amount} في اليوم`,
      month: (amount) => `${amount} في الشهر`,
      year: (amount) => `${amount} في السنة`,
      project: (amount) => `${amount} للمشروع`,
    },
  },
  parts: {
    title: 'المسمى',
    short_description: 'الوصف المختصر',
    description: 'الوصف',
    category: 'المجال',
    location: 'المكان',
    employment_type: 'نوع التوظيف',
    remote: 'نمط العمل',
    country: 'البلد',
    hire_from: 'التوظيف من',
    overlap: 'ساعات العمل المشتركة',
    pay: 'الأجر',
    salary_range: 'تفاصيل الأجر',
    application_deadline: 'آخر موعد للتقديم',
  },
  changed: {
    short_description: 'عُدّل الوصف المختصر',
    description: 'عُدّل الوصف',
  },
};
