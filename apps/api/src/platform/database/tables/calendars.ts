export interface CalendarsTables {
  calendars: CalendarsTable;
}

interface CalendarsTable {
  user_id: number;
  key: string;
}
