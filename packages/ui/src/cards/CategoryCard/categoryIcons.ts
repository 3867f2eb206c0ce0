import type { Category } from '@skillharbor/contract';
import { Code, GraduationCap, HeartPulse, Landmark, Megaphone, Shapes } from 'lucide-react';

export const categoryIcons = {
  tech: Code,
  finance: Landmark,
  healthcare: HeartPulse,
  marketing: Megaphone,
  education: GraduationCap,
  other: Shapes,
} satisfies Record<Category, unknown>;
