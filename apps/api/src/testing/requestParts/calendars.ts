import { nothing } from '../requests.ts';
import type { OperationParts } from '../requests.ts';
import { agreementParts } from './agreements.ts';

export const calendarParts = {
  getCalendarAddress: nothing,
  createCalendarAddress: nothing,
  removeCalendarAddress: nothing,
  getApplicationCalendar: agreementParts.getAgreement,
} satisfies OperationParts;
