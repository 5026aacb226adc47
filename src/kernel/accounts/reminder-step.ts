/** How firmly a reminder asks: in a friendly way, as for something that is late, or for the last time. */
export type ReminderStep = 1 | 2 | 3;
