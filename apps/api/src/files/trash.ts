/** Where a file is that no row refers to any more, from that day on for a week. */
export const trashKey = (day: string, key: string) => `trash/${day}/${key}`;
