/** Returns the key under which an unreferenced file is stored for a week, starting on that day. */
export const trashKey = (day: string, key: string) => `trash/${day}/${key}`;
